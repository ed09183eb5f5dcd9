import type { MarkSixGame } from '#contract/entities';
import { DrawSlip } from '#app/features/betting/draws/index.ts';
import { useLotteryBet } from './model/use-lottery-bet.ts';

/** The slip of a Mark Six game, in the place of the sports slip. */
export function LotterySlip({ game, layout }: { readonly game: MarkSixGame; readonly layout: 'panel' | 'bar' }) {
  return <DrawSlip bet={useLotteryBet(game)} layout={layout} />;
}
