import { useTranslation } from 'react-i18next';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { Announcements } from '#app/features/around/notices/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function AnnouncementsRoute() {
  const { t } = useTranslation('notices');
  const mayUrge = useMayUrge(true) === true;
  return (
    <>
      <PageTitle text={t('title')} />
      <Announcements mayUrge={mayUrge} />
    </>
  );
}
