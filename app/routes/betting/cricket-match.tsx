import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CricketMatchPage, useCricketTeams } from '#app/features/betting/cricket/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';

export function CricketMatchRoute() {
  const { matchId = '' } = useParams();
  return (
    <AvailabilityGate game="cricket">
      <Shown id={matchId} />
    </AvailabilityGate>
  );
}

function Shown({ id }: { readonly id: string }) {
  const { t } = useTranslation(['cricket', 'bets']);
  const teams = useCricketTeams(id);
  return (
    <>
      <PageTitle isHidden text={teams === undefined ? t('cricket:title') : t('bets:versus', teams)} />
      <CricketMatchPage id={id} />
    </>
  );
}
