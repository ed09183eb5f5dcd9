import type { MarkSixGame } from '#contract/entities';
import { DrawCard } from '#app/features/betting/draws/index.ts';
import { DrawBalls, hasNumbers } from './results/draw-balls.tsx';
import { useDraws } from './model/use-draws.ts';

/** A Mark Six game in the lobby. */
export function MarkSixCard({ game, isLast }: { readonly game: MarkSixGame; readonly isLast: boolean }) {
  const draws = useDraws(game);
  const [last] = draws.past;
  return (
    <DrawCard game={game} isLast={isLast} draws={draws}>
      {last !== undefined && hasNumbers(last) && <DrawBalls draw={last} size="small" />}
    </DrawCard>
  );
}
