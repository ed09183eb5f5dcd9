import type { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { DrawSlip } from '#app/features/draws/index.ts';
import { useLotteryBet } from './use-lottery-bet.ts';

/** What is selected on a Mark Six game; it stands where the sports slip stands elsewhere. */
export function LotterySlip({ game, layout }: { readonly game: MarkSixGame; readonly layout: 'panel' | 'bar' }) {
  return <DrawSlip bet={useLotteryBet(game)} layout={layout} />;
}
