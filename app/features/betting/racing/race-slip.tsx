import type { RaceGame } from '#contract/entities';
import { DrawSlip } from '#app/features/betting/draws/index.ts';
import { useRaceBet } from './use-race-bet.ts';

/** The slip of a race, in the place of the sports slip. */
export function RaceSlip({ game, layout }: { readonly game: RaceGame; readonly layout: 'panel' | 'bar' }) {
  return <DrawSlip bet={useRaceBet(game)} layout={layout} />;
}
