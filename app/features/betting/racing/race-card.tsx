import type { RaceGame } from '#contract/entities';
import { DrawCard } from '#app/features/betting/draws/index.ts';
import { Cars } from './cars.tsx';
import { useRaces } from './use-races.ts';

/** A racing game in the lobby. */
export function RaceCard({ game, isLast }: { readonly game: RaceGame; readonly isLast: boolean }) {
  const draws = useRaces(game);
  const [last] = draws.past;
  return (
    <DrawCard game={game} isLast={isLast} draws={draws}>
      {last?.result !== undefined && <Cars cars={last.result} />}
    </DrawCard>
  );
}
