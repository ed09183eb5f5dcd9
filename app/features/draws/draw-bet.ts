import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import type { DescribeChoice } from './describe-choice.ts';
import type { DrawItem } from './draw-item.ts';
import type { DrawPhase } from './draw-phase.ts';
import type { DrawTimes } from './draw-times.ts';
import type { DrawSummary } from './summarise-draw-slip.ts';

/** Everything that the panel, the bar and the review show, and what they can do. Each game fills it in. */
export interface DrawBet {
  readonly gameName: string;
  readonly draw: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  readonly summary: DrawSummary;
  readonly currency: string;
  readonly describe: DescribeChoice;
  /** What must be said before placing, besides: the 15% of the animal of the year. */
  readonly caution: ((items: readonly DrawItem[]) => string | undefined) | undefined;
  readonly placing: Pick<MoneyButton<'placeLotteryBet' | 'placeRaceBet'>, 'progress' | 'isLocked' | 'dismiss'>;
  readonly onPlace: (drawId: string) => void;
}
