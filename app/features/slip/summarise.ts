import { checkLimits, type LimitWarning } from '#engine/limits/check-limits.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { countLines } from '#engine/sports/lines.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { GameLimits } from '#contract/entities/config.ts';
import type { Match } from '#contract/entities/match.ts';
import { currentPrice } from '#app/features/matches/index.ts';
import { chosenPasses } from './chosen-passes.ts';
import type { SlipItem, StoredSlip } from './slip-item.ts';
import { readStake, type StakeProblem } from './stake.ts';
import { toEngineSlip } from './to-engine-slip.ts';

/** What stands in the way of placing, most pressing first: the slip shows exactly one. */
export type Obstacle =
  | { readonly kind: 'pickGone' | 'pickSuspended' | 'oddsMoved' }
  | { readonly kind: 'stake'; readonly problem: StakeProblem }
  | { readonly kind: 'limit'; readonly warning: LimitWarning };

export interface SlipSummary {
  readonly passes: readonly string[];
  /** Lines of the chosen passes together, as text: counts outgrow doubles. */
  readonly lines: string;
  /** Present once there is a stake that can be read. */
  readonly bet?: { readonly slip: Slip; readonly stake: string; readonly max: string; readonly min: string };
  /** Picks whose odds are no longer those the player saw, with the odds they have now. */
  readonly moved: readonly SlipItem[];
  readonly gone: readonly SlipItem[];
  readonly obstacle?: Obstacle;
}

export interface SlipSurroundings {
  readonly matches: readonly Match[] | undefined;
  readonly limits: GameLimits | undefined;
  readonly wallet: { readonly balance: string; readonly currency: string } | undefined;
  readonly rate: string | undefined;
  /** The brand's currency, for visitors. */
  readonly currency: string;
}

/** Everything the slip shows, computed from what the player made and what the server said. */
export function summarise({ items, passes, stake: typed }: StoredSlip, around: SlipSurroundings): SlipSummary {
  const currency = around.wallet?.currency ?? around.currency;
  const chosen = chosenPasses(items, passes);
  const lines = items.length === 0 ? '0' : countLines(toEngineSlip(items, chosen, '1', currency)).toString();
  const prices = new Map(items.map((item) => [item, around.matches && currentPrice(around.matches, item)]));
  const moved = items.flatMap((item) => {
    const price = prices.get(item);
    return price !== undefined && price.state !== 'gone' && price.odds !== item.odds
      ? [{ ...item, odds: price.odds }]
      : [];
  });
  const gone = items.filter((item) => prices.get(item)?.state === 'gone');
  const isSuspended = items.some((item) => prices.get(item)?.state === 'suspended');

  const stake = readStake(typed, currency);
  const slip = 'amount' in stake && items.length > 0 ? toEngineSlip(items, chosen, stake.amount, currency) : undefined;
  const estimate = slip && estimateSlip(slip);
  const bet = slip && estimate && { slip, stake: estimate.stake, max: estimate.max, min: estimate.min };

  const [warning] = bet === undefined ? [] : warningsOf(bet, around, currency);
  const obstacles: (Obstacle | false | undefined)[] = [
    gone.length > 0 && { kind: 'pickGone' },
    isSuspended && { kind: 'pickSuspended' },
    moved.length > 0 && { kind: 'oddsMoved' },
    'problem' in stake && { kind: 'stake', problem: stake.problem },
    warning && { kind: 'limit', warning },
  ];
  const obstacle = obstacles.find((each) => each !== false && each !== undefined);
  return { passes: chosen, lines, moved, gone, ...(bet && { bet }), ...(obstacle && { obstacle }) };
}

function warningsOf(
  bet: { slip: Slip; stake: string; max: string },
  around: SlipSurroundings,
  currency: string,
): readonly LimitWarning[] {
  const { limits, rate, wallet } = around;
  if (limits === undefined || rate === undefined) return [];
  return checkLimits({
    scope: 'sport',
    amount: bet.stake,
    currency,
    rate,
    funds: wallet?.balance,
    bet: limits.bet,
    multiple: { min: String(limits.multiple.min), max: String(limits.multiple.max) },
    bonus: limits.Bonus,
    multiplier: String(bet.slip.multiple),
    estimate: bet.max,
  }).warnings;
}
