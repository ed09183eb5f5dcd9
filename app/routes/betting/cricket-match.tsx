import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { CricketMatchPage, useCricketTeams } from '#app/features/betting/cricket/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

export function CricketMatchRoute() {
  const { matchId = '' } = useParams();
  if (!useBrand().sports.includes('cricket')) return <NotFoundRoute />;
  return <Shown id={matchId} />;
}

function Shown({ id }: { readonly id: string }) {
  const { t } = useTranslation(['cricket', 'bets']);
  const teams = useCricketTeams(id);
  return (
    <>
      <PageTitle text={teams === undefined ? t('cricket:title') : t('bets:versus', teams)} />
      <CricketMatchPage id={id} />
    </>
  );
}
