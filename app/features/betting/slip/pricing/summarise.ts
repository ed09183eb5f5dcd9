import { type Bounds, checkLimits } from '#engine/limits';
import { addAmounts, compareAmounts, type TotalStake } from '#engine/money';
import type { BonusStep, Estimate, FoldTable, SettleRules } from '#engine/sports';
import type { GameLimits } from '#contract/entities';
import type { SportGame } from '#contract/entities';
import { checkTicket, type CheckedTicket } from './check-ticket.ts';
import { combinedOdds } from './combined-odds.ts';
import { isLineMoved, priceItems, type MatchesByGame, type PricedItem } from './price-items.ts';
import type { RefusedPrices } from './refused-prices.ts';
import type { AcceptOdds } from './to-engine-slip.ts';
import { inOrder, type Reason } from './reasons.ts';
import type { SlipItem, SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { singlesEstimate } from './singles-estimate.ts';
import { haveTwoLines } from './to-engine-slip.ts';
import { GAMES, ticketsOf } from './tickets.ts';

export interface SlipContext {
  readonly matches: MatchesByGame;
  readonly limits: Readonly<Partial<Record<SportGame, GameLimits | undefined>>>;
  readonly wallet: { readonly balance: string; readonly currency: string } | undefined;
  readonly rate: string | undefined;
  /** The brand's own bounds of a bet, in the wallet's currency. */
  readonly brandStake: Bounds | undefined;
  /** The brand's bounds of lines. */
  readonly folds?: FoldTable;
  /** The brand's caps and withholding, in the wallet's currency. */
  readonly rules?: SettleRules | undefined;
  /** The brand's bonus on accumulators. */
  readonly bonus?: readonly BonusStep[] | undefined;
  /** The brand's currency, for guests. */
  readonly currency: string;
  readonly accept: AcceptOdds;
  /** What the last press was refused for. */
  readonly refused?: RefusedPrices;
}

/** The total of all bets of the slip. */
export interface SlipTotal extends Pick<Estimate, 'max' | 'guaranteed' | 'min'> {
  readonly totalStake: TotalStake;
}

export interface SlipSummary {
  readonly currency: string;
  readonly priced: readonly PricedItem[];
  readonly tickets: readonly CheckedTicket[];
  /** The bets that would be placed now: single bets without a stake are left out. */
  readonly staked: readonly CheckedTicket[];
  /** Lines of all bets together, as text: counts outgrow doubles. */
  readonly lines: string;
  /** Of a slip that is one line, at the current prices. */
  readonly odds?: string;
  readonly total?: SlipTotal;
  /** What the brand promises on top of the accumulators among the bets. */
  readonly extraBonus?: string;
  /** Picks with new odds or lines, for the player to accept. */
  readonly moved: readonly SlipItem[];
  /** Everything that stops the bet, the most important first. */
  readonly reasons: readonly Reason[];
}

/** Computes everything that the slip shows, from the player's slip and the server's data. */
export function summarise(slip: SportSlip, context: SlipContext): SlipSummary {
  const { matches, limits, wallet, rate, brandStake, folds, rules, bonus, accept, refused } = context;
  const currency = wallet?.currency ?? context.currency;
  const priced = priceItems(slip.items, matches, accept, refused);
  const tickets = ticketsOf(slip, priced, folds).map((ticket) =>
    checkTicket(ticket, { currency, rate, brandStake, rules, bonus, limits: limits[ticket.game] }),
  );
  const filled = tickets.filter(({ isEmpty }) => !isEmpty);
  // Single bets without a stake are left out; a combined bet without one is not ready.
  const staked = slip.mode === 'singles' ? filled : tickets.length === filled.length ? tickets : filled;
  const looked = staked.length > 0 ? staked : tickets;
  const total = totalOf(slip.mode, staked, currency);
  const odds = combinedOdds(tickets);
  const extras = staked.flatMap(({ bet }) => bet?.extraBonus ?? []);
  return {
    currency,
    priced,
    tickets,
    staked,
    lines: String(tickets.reduce((sum, { lines }) => sum + BigInt(lines), 0n)),
    ...(odds !== undefined && { odds }),
    ...(total && { total }),
    ...(extras.length > 0 && { extraBonus: extras.reduce(addAmounts) }),
    moved: priced.flatMap(({ moved }) => moved ?? []),
    reasons: inOrder([
      ...pickReasons(looked.flatMap(({ ticket }) => ticket.priced)),
      ...looked.flatMap(({ reasons }) => reasons),
      ...(total ? fundsReasons(total.totalStake, wallet, currency) : []),
    ]),
  };
}

function pickReasons(priced: readonly PricedItem[]): Reason[] {
  const count = (test: (each: PricedItem) => boolean) => priced.filter(test).length;
  const counts = {
    picksGone: count(({ state }) => state === 'gone'),
    picksSuspended: count(({ state }) => state === 'suspended'),
    linesMoved: count(isLineMoved),
    oddsMoved: count((each) => each.moved !== undefined && !isLineMoved(each)),
  };
  const reasons = Object.entries(counts).flatMap(([kind, number]): Reason[] =>
    number === 0 ? [] : [{ kind: kind as keyof typeof counts, count: number }],
  );
  return priced.some(({ state }) => state === 'unknown') ? [...reasons, { kind: 'pricesUnknown' }] : reasons;
}

/** The balance must cover all bets together: each alone might be affordable. */
function fundsReasons(totalStake: TotalStake, wallet: SlipContext['wallet'], currency: string): Reason[] {
  if (wallet === undefined) return [];
  const { warnings } = checkLimits({ scope: 'sport', amount: totalStake, currency, rate: '1', funds: wallet.balance });
  return warnings.map((warning) => ({ kind: 'limit', warning }));
}

/** Bets of different games have no match in common, so their totals can be added. */
function totalOf(mode: SportSlip['mode'], staked: readonly CheckedTicket[], currency: string): SlipTotal | undefined {
  const items = staked.flatMap(({ ticket }) => ticket.priced.map(({ bet }) => bet));
  if (staked.length === 0 || staked.some(({ bet }) => bet === undefined) || haveTwoLines(items)) return undefined;
  const estimates = GAMES.flatMap((game): readonly Estimate[] => {
    const own = staked.filter(({ ticket }) => ticket.game === game);
    if (own.length === 0) return [];
    return mode === 'singles' ? [singlesEstimate(game, own, currency)] : own.flatMap(({ bet }) => bet?.estimate ?? []);
  });
  const sum = (name: 'stake' | 'max' | 'guaranteed') => estimates.map((each) => each[name]).reduce(addAmounts);
  const guaranteed = sum('guaranteed');
  // In the worst case only the bets that always pay are paid; without any, the lowest payout of one bet.
  const least = estimates.map(({ min }) => min).reduce((a, b) => (compareAmounts(a, b) <= 0 ? a : b));
  return {
    totalStake: sum('stake'),
    max: sum('max'),
    guaranteed,
    min: compareAmounts(guaranteed, '0') > 0 ? guaranteed : least,
  };
}
