import type { RaceGame } from '#contract/entities';
import { DrawPage } from '#app/features/betting/draws/index.ts';
import { CarStatistics } from './car-statistics.tsx';
import { RaceBoard } from './race-board.tsx';
import { RaceHistory } from './race-history.tsx';
import { RaceResult } from './race-result.tsx';
import { useRaces } from './use-races.ts';

/** A racing game: its race, the track, the bets and past races. */
export function RacePage({ game }: { readonly game: RaceGame }) {
  const draws = useRaces(game);
  const { times, phase, past, refetch } = draws;
  const [last] = past;
  return (
    <DrawPage game={game} draws={draws}>
      {last !== undefined && <RaceResult current={times} phase={phase} last={last} onRetry={refetch} />}
      {times !== undefined && <RaceBoard game={game} />}
      {past.length > 0 && <RaceHistory races={past} />}
      {last !== undefined && <CarStatistics game={game} after={last.id} />}
    </DrawPage>
  );
}
