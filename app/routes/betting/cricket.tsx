import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { CricketList } from '#app/features/betting/cricket/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

export function CricketRoute() {
  const { t } = useTranslation('cricket');
  if (!useBrand().sports.includes('cricket')) return <NotFoundRoute />;
  return (
    <>
      <PageTitle text={t('title')} />
      <CricketList />
    </>
  );
}
