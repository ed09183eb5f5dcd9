import { useTranslation } from 'react-i18next';
import { CricketList } from '#app/features/betting/cricket/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';

export function CricketRoute() {
  const { t } = useTranslation('cricket');
  return (
    <AvailabilityGate game="cricket">
      <div className={hidden.hidden}>
        <PageTitle text={t('title')} />
      </div>
      <CricketList />
    </AvailabilityGate>
  );
}
