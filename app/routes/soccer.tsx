import { useTranslation } from 'react-i18next';
import { SoccerLobby } from '#app/features/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function SoccerRoute() {
  const { t } = useTranslation('sports');
  return (
    <>
      <PageTitle text={t('title')} />
      <SoccerLobby />
    </>
  );
}
