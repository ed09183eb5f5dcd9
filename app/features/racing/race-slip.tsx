import type { RaceGame } from '#contract/entities/lottery-game.ts';
import { DrawSlip } from '#app/features/draws/index.ts';
import { useRaceBet } from './use-race-bet.ts';

/** What is selected on a race; it stands where the sports slip stands elsewhere. */
export function RaceSlip({ game, layout }: { readonly game: RaceGame; readonly layout: 'panel' | 'bar' }) {
  return <DrawSlip bet={useRaceBet(game)} layout={layout} />;
}
