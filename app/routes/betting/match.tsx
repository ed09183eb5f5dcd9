import * as v from 'valibot';
import { useParams } from 'react-router-dom';
import { Id, SportGame } from '#contract/entities';
import { MatchPage } from '#app/features/betting/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from '#app/routes/availability-gate.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

export function MatchRoute() {
  const { game, matchId } = useParams();
  if (!v.is(SportGame, game) || !v.is(Id, matchId)) return <NotFoundRoute />;
  return (
    <AvailabilityGate game={game}>
      <MatchPage key={matchId} game={game} id={matchId} renderTitle={(text) => <PageTitle isHidden text={text} />} />
    </AvailabilityGate>
  );
}
