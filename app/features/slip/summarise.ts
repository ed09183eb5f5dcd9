import type { Bounds } from '#engine/limits/bounds.ts';
import { checkLimits } from '#engine/limits/check-limits.ts';
import { addAmounts, compareAmounts } from '#engine/money/amount.ts';
import type { Estimate } from '#engine/sports/estimate.ts';
import type { GameLimits } from '#contract/entities/config.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { checkTicket, type CheckedTicket } from './check-ticket.ts';
import { priceItems, type AcceptOdds, type MatchesByGame, type PricedItem } from './price-items.ts';
import { inOrder, type Reason } from './reasons.ts';
import type { SlipItem, KeptSlip } from './slip-item.ts';
import { singlesEstimate } from './singles-estimate.ts';
import { haveTwoLines } from './to-engine-slip.ts';
import { GAMES, ticketsOf } from './tickets.ts';

export interface SlipSurroundings {
  readonly matches: MatchesByGame;
  readonly limits: Readonly<Partial<Record<SportGame, GameLimits | undefined>>>;
  readonly wallet: { readonly balance: string; readonly currency: string } | undefined;
  readonly rate: string | undefined;
  /** The brand's own bounds of a bet, in the wallet's currency. */
  readonly brandStake: Bounds | undefined;
  /** The brand's currency, for visitors. */
  readonly currency: string;
  readonly accept: AcceptOdds;
  /** Of the page: what a decimal mark is. */
  readonly language: string;
}

/** What all bets of the slip come to together. */
export type SlipTotal = Pick<Estimate, 'stake' | 'max' | 'guaranteed' | 'min'>;

export interface SlipSummary {
  readonly currency: string;
  readonly priced: readonly PricedItem[];
  readonly tickets: readonly CheckedTicket[];
  /** Those that would be placed now: single bets without a stake are not made. */
  readonly staked: readonly CheckedTicket[];
  /** Lines of all bets together, as text: counts outgrow doubles. */
  readonly lines: string;
  readonly total?: SlipTotal;
  /** Picks as they have become, for the player to accept. */
  readonly moved: readonly SlipItem[];
  /** Everything in the way, the most pressing first: the slip shows the first. */
  readonly reasons: readonly Reason[];
}

/** Everything the slip shows, computed from what the player made and what the server said. */
export function summarise(slip: KeptSlip, around: SlipSurroundings): SlipSummary {
  const { matches, limits, wallet, rate, brandStake, accept, language } = around;
  const currency = wallet?.currency ?? around.currency;
  const priced = priceItems(slip.items, matches, accept);
  const tickets = ticketsOf(slip, priced).map((ticket) =>
    checkTicket(ticket, { currency, language, rate, brandStake, limits: limits[ticket.game] }),
  );
  const filled = tickets.filter(({ isEmpty }) => !isEmpty);
  // Of single bets those without a stake stay behind; a combined bet without one is not ready.
  const staked = slip.mode === 'singles' ? filled : tickets.length === filled.length ? tickets : filled;
  const looked = staked.length > 0 ? staked : tickets;
  const total = totalOf(slip.mode, staked, currency);
  return {
    currency,
    priced,
    tickets,
    staked,
    lines: String(tickets.reduce((sum, { lines }) => sum + BigInt(lines), 0n)),
    ...(total && { total }),
    moved: priced.flatMap(({ moved }) => moved ?? []),
    reasons: inOrder([
      ...pickReasons(looked.flatMap(({ ticket }) => ticket.priced)),
      ...looked.flatMap(({ reasons }) => reasons),
      ...(total ? fundsReasons(total.stake, wallet, currency) : []),
    ]),
  };
}

function pickReasons(priced: readonly PricedItem[]): Reason[] {
  const count = (test: (each: PricedItem) => boolean) => priced.filter(test).length;
  const lineOf = ({ item, moved }: PricedItem) => moved !== undefined && moved.line !== item.line;
  const counts = {
    picksGone: count(({ state }) => state === 'gone'),
    picksSuspended: count(({ state }) => state === 'suspended'),
    linesMoved: count(lineOf),
    oddsMoved: count((each) => each.moved !== undefined && !lineOf(each)),
  };
  const reasons = Object.entries(counts).flatMap(([kind, number]): Reason[] =>
    number === 0 ? [] : [{ kind: kind as keyof typeof counts, count: number }],
  );
  return priced.some(({ state }) => state === 'unknown') ? [...reasons, { kind: 'pricesUnknown' }] : reasons;
}

/** The balance covers all bets together or it does not: one by one they might all look affordable. */
function fundsReasons(stake: string, wallet: SlipSurroundings['wallet'], currency: string): Reason[] {
  if (wallet === undefined) return [];
  const { warnings } = checkLimits({ scope: 'sport', amount: stake, currency, rate: '1', funds: wallet.balance });
  return warnings.map((warning) => ({ kind: 'limit', warning }));
}

/** Bets of different games have no match in common, so that what they come to adds up. */
function totalOf(mode: KeptSlip['mode'], staked: readonly CheckedTicket[], currency: string): SlipTotal | undefined {
  const items = staked.flatMap(({ ticket }) => ticket.priced.map(({ bet }) => bet));
  if (staked.length === 0 || staked.some(({ bet }) => bet === undefined) || haveTwoLines(items)) return undefined;
  const estimates = GAMES.flatMap((game): readonly Estimate[] => {
    const own = staked.filter(({ ticket }) => ticket.game === game);
    if (own.length === 0) return [];
    return mode === 'singles' ? [singlesEstimate(game, own, currency)] : own.flatMap(({ bet }) => bet?.estimate ?? []);
  });
  const sum = (name: keyof SlipTotal) => estimates.map((each) => each[name]).reduce(addAmounts);
  const guaranteed = sum('guaranteed');
  // What always pays pays alone in the worst case; where nothing does, the least that one of them pays.
  const least = estimates.map(({ min }) => min).reduce((a, b) => (compareAmounts(a, b) <= 0 ? a : b));
  return {
    stake: sum('stake'),
    max: sum('max'),
    guaranteed,
    min: compareAmounts(guaranteed, '0') > 0 ? guaranteed : least,
  };
}
