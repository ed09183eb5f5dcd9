import { useTranslation } from 'react-i18next';
import { SoccerLobby } from '#app/features/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from './availability-gate.tsx';

export function SoccerRoute() {
  const { t } = useTranslation('sports');
  return (
    <AvailabilityGate game="soccer">
      <PageTitle text={t('title')} />
      <SoccerLobby />
    </AvailabilityGate>
  );
}
