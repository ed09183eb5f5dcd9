import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import type { DescribeChoice } from './describe-choice.ts';
import type { DrawItem } from './draw-item.ts';
import type { DrawPhase } from '#app/features/betting/draws/clock/draw-phase.ts';
import type { DrawGame, DrawTimes } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawSummary } from './summarise-draw-slip.ts';

/** Data and actions of the panel, the bar and the review. Each game provides them. */
export interface DrawBet {
  readonly game: DrawGame;
  readonly gameName: string;
  readonly draw: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  readonly summary: DrawSummary;
  readonly currency: string;
  /** The amount for all until the player enters another. */
  readonly stake?: string;
  readonly describe: DescribeChoice;
  /** The odds that the lines of a choice pay, for odds of the price list; those, if left out. */
  readonly paidOdds?: (choice: DrawItem['choice'], odds: string) => readonly string[];
  /** A note to show before placing: the 15% of the animal of the year. */
  readonly caution: ((items: readonly DrawItem[]) => string | undefined) | undefined;
  readonly placing: Pick<MoneyButton<'placeLotteryBet' | 'placeRaceBet'>, 'progress' | 'isLocked' | 'dismiss'>;
  readonly onPlace: (drawId: string) => void;
}
