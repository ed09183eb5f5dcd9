import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { add, compare, formatDecimal, type Decimal } from '../../money/decimal.ts';
import { readPrice, readStake } from '../../money/priced-bet.ts';
import type { LineStake, TotalStake } from '../../money/stakes.ts';
import { truncate } from '../../money/truncate.ts';
import { compileRules } from '../compile-rules.ts';
import { linePayout } from '../line-payout.ts';
import type { SettleRules } from '../settle-rules.ts';

/** A single cricket bet as the upstream keys it by id (specification section 3). */
export interface CricketBet {
  /** One outcome of a category wins, so its bets exclude each other. */
  readonly categoryLabel?: string;
  readonly slipLabel?: string;
  readonly odd: string;
  readonly amount: LineStake;
}

/** Absent while open. */
export type CricketResult = (typeof RESULTS)[number];

/** Prefix for a bet without a category. */
const CATEGORY_OF_ONE = '\0';

const RESULTS = ['won', 'lost', 'void'] as const;

/** The sum of cricket bets. */
export interface CricketSettlement {
  readonly state: 'open' | CricketResult;
  readonly lines: string;
  readonly stake: TotalStake;
  /**
   * The most that the bets can still pay: what won, and per open category one bet, or all its amounts if void. For bets that
   * cannot win, before a result: the most without void ones.
   */
  readonly max: string;
  readonly payout: string;
}

/**
 * Adds up cricket singles, each truncated; a void one returns its amount. Caps of single lines and withholding apply to each.
 * Bets of one category never win together, so one of them counts for the maximum.
 *
 * @param bets by id
 * @param results by the same ids
 * @throws EngineError at `bets.<id>.odd`, `bets.<id>.amount`, `results.<id>` or in `rules`
 * @example settleCricket({ 7: { odd: '1.85', amount: '10' } }, { 7: 'won' }, 'USDT').payout // '18.500000'
 */
export function settleCricket(
  bets: Readonly<Record<string, CricketBet>>,
  results: Readonly<Record<string, CricketResult | undefined>>,
  currency: Currency,
  rules: SettleRules = {},
): CricketSettlement {
  const places = currencyPlaces(currency);
  const compiled = compileRules(rules, places);
  const none: Decimal = { digits: 0n, scale: places };
  let [stake, payout] = [none, none];
  const categories = new Set<string>();
  const open = new Map<string, { readonly prize: Decimal; readonly back: Decimal }>();
  const states: (CricketResult | undefined)[] = [];
  for (const [id, bet] of Object.entries(bets)) {
    const amount = readStake(bet.amount, currency, `bets.${id}.amount`);
    const odds = readPrice(bet.odd, `bets.${id}.odd`);
    const result = Object.hasOwn(results, id) ? results[id] : undefined;
    if (result !== undefined && !RESULTS.includes(result)) {
      throw new EngineError('unknownOutcome', `results.${id}`, `use won, lost or void; got ${shown(result)}`);
    }
    const single = { game: 'soccer', stake: amount, multiple: 1n, places, scale: odds.scale } as const;
    const prize = truncate(result === 'void' ? amount : linePayout(single, compiled)(1, odds.digits), places);
    stake = add(stake, amount);
    const category = bet.categoryLabel ?? `${CATEGORY_OF_ONE}${id}`;
    if (result === 'won') categories.add(category);
    if (result === 'won' || result === 'void') payout = add(payout, prize);
    else if (result === undefined) {
      const before = open.get(category) ?? { prize: none, back: none };
      open.set(category, { prize: higher(before.prize, prize), back: add(before.back, amount) });
    }
    states.push(result);
  }
  const still = [...open].flatMap(([category, most]) => (categories.has(category) ? [] : [most]));
  const won = still.reduce((sum, { prize }) => add(sum, prize), payout);
  const highest = still.reduce((sum, { prize, back }) => add(sum, higher(prize, back)), payout);
  const isNew = states.every((state) => state === undefined);
  const max = isNew && compare(won, stake) <= 0 ? won : highest;
  const text = (value: Decimal) => formatDecimal(truncate(value, places));
  return {
    state: stateOf(states),
    lines: String(states.length),
    stake: text(stake),
    max: text(max),
    payout: text(payout),
  };
}

const higher = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? b : a);

function stateOf(states: readonly (CricketResult | undefined)[]): CricketSettlement['state'] {
  if (states.includes(undefined)) return 'open';
  if (states.includes('won')) return 'won';
  return states.every((state) => state === 'void') ? 'void' : 'lost';
}
