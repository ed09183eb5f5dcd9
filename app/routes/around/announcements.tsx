import { useTranslation } from 'react-i18next';
import { Announcements } from '#app/features/around/notices/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function AnnouncementsRoute() {
  const { t } = useTranslation('notices');
  return (
    <>
      <PageTitle text={t('title')} />
      <Announcements />
    </>
  );
}
