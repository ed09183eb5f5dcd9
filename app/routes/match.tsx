import * as v from 'valibot';
import { useParams } from 'react-router-dom';
import { SportGame } from '#contract/entities/sport-game.ts';
import { Id } from '#contract/primitives.ts';
import { MatchPage } from '#app/features/sports/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { AvailabilityGate } from './availability-gate.tsx';
import { NotFoundRoute } from './not-found.tsx';

export function MatchRoute() {
  const { game, matchId } = useParams();
  if (!v.is(SportGame, game) || !v.is(Id, matchId)) return <NotFoundRoute />;
  return (
    <AvailabilityGate game={game}>
      <MatchPage key={matchId} game={game} id={matchId} renderTitle={(text) => <PageTitle text={text} />} />
    </AvailabilityGate>
  );
}
