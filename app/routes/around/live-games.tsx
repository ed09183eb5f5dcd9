import { useTranslation } from 'react-i18next';
import { LiveGames } from '#app/features/around/games/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';

export function LiveGamesRoute() {
  const { t } = useTranslation('games');
  return (
    <AvailabilityGate game="winfinity">
      <PageTitle text={t('live')} />
      <LiveGames />
    </AvailabilityGate>
  );
}
