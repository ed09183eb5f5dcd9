import { useTranslation } from 'react-i18next';
import { CricketList } from '#app/features/betting/cricket/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';

export function CricketRoute() {
  const { t } = useTranslation('cricket');
  return (
    <AvailabilityGate game="cricket">
      <PageTitle isHidden text={t('title')} />
      <CricketList />
    </AvailabilityGate>
  );
}
