import { cut, everyLine, factorOf, type Fraction, fraction, isLess, plus, shareOf, times, ZERO } from '#engine/testing';
import type { SettleRules, Slip } from '#engine/sports';

/** Costs and payouts of slips, line by line in fractions: for tests, without code of engine and simulator. */
const MILLION = 1_000_000n;
const ONE: Fraction = { over: 1n, under: 1n };
/** The cash-out margin: once, and once more per open leg. */
const KEPT: Fraction = { over: 96n, under: 100n };

type Line = readonly (readonly [match: number, pick: number])[];
/** Undefined while open. */
export type Ended = { readonly ft: string; readonly ht: string } | 'void' | undefined;
export type EndedOf = (match: string) => Ended;
/** A selection's current price; undefined if not sold. */
export type PriceOf = (match: string, market: string, outcome: string) => string | undefined;

const placesOf = (currency: string) => (currency === 'USDT' ? 6 : 2);
/** Truncated to the currency's decimals. */
export const millionths = (amount: Fraction, currency: string): bigint =>
  (BigInt(cut(amount, placesOf(currency)).replace('.', '')) * MILLION) / 10n ** BigInt(placesOf(currency));
export const amountText = (amount: bigint, currency: string): string =>
  cut({ over: amount, under: MILLION }, placesOf(currency));
export const whole = (amount: bigint): Fraction => ({ over: amount, under: MILLION });

/** Passes and their folds by number of matches. */
export const FOLDS: readonly (readonly (readonly [passes: readonly string[], folds: readonly number[]])[])[] = [
  [],
  [[['single'], [1]]],
  [
    [['single'], [1]],
    [['2-string-1'], [2]],
    [
      ['single', '2-string-1'],
      [1, 2],
    ],
    [['2-string-3'], [1, 2]],
  ],
  [
    [['3-string-1'], [3]],
    [['3-string-3'], [2]],
    [['3-string-4'], [2, 3]],
    [['Trixie'], [2, 3]],
    [['Patent'], [1, 2, 3]],
    [
      ['single', '3-string-1'],
      [1, 3],
    ],
  ],
  [
    [['4-string-1'], [4]],
    [['4-string-4'], [3]],
    [['4-string-11'], [2, 3, 4]],
    [['Yankee'], [2, 3, 4]],
    [['Lucky 15'], [1, 2, 3, 4]],
    [
      ['2-string-1', '4-string-1'],
      [2, 4],
    ],
  ],
];

const known = new WeakMap<Slip['matches'], readonly Line[]>();

function linesOf(slip: Slip): readonly Line[] {
  const lines = known.get(slip.matches) ?? everyLine(slip);
  known.set(slip.matches, lines);
  return lines;
}

export const costOf = (slip: Slip): bigint =>
  millionths(fraction(slip.stake), slip.currency) * BigInt(linesOf(slip).length * slip.multiple);

export function legOf(slip: Slip, [match, pick]: Line[number], endedOf: EndedOf) {
  const onMatch = slip.matches[match];
  const picked = onMatch?.picks[pick];
  if (onMatch === undefined || picked === undefined) throw new Error('no such leg');
  const ended = endedOf(onMatch.id);
  if (ended === undefined) return { is: 'open' as const, factor: ZERO, onMatch, picked };
  if (ended === 'void') return { is: 'void' as const, factor: ONE, onMatch, picked };
  const factor = factorOf(slip.game, onMatch, picked, ended);
  return { is: factor.over === 0n ? ('lost' as const) : ('won' as const), factor, onMatch, picked };
}

/** Whether a slip is settled, and its payout. A line of void legs pays its stake under any rules. */
export function settlementOf(slip: Slip, endedOf: EndedOf, { prizeCap = [], withholding }: SettleRules) {
  const { currency, stake, multiple } = slip;
  const paid = { over: BigInt(multiple), under: 1n };
  const states: string[] = [];
  let payout = 0n;
  for (const line of linesOf(slip)) {
    const legs = line.map((leg) => legOf(slip, leg, endedOf));
    const has = (state: string) => legs.some(({ is }) => is === state);
    const state = has('lost') ? 'lost' : has('open') ? 'open' : has('won') ? 'won' : 'void';
    states.push(state);
    if (state === 'void') payout += millionths(times(fraction(stake), paid), currency);
    if (state !== 'won') continue;
    const product = legs.reduce((all, { factor }) => times(all, factor), times(fraction(stake), shareOf(slip)));
    let prize = whole(millionths(product, currency));
    for (const { from, to, cap } of prizeCap) {
      if (line.length >= from && line.length <= to && isLess(fraction(cap), prize)) prize = fraction(cap);
    }
    prize = times(prize, paid);
    if (withholding !== undefined && isLess(fraction(withholding.threshold), prize)) {
      const rate = fraction(withholding.rate);
      prize = times(prize, { over: rate.under - rate.over, under: rate.under });
    }
    payout += millionths(prize, currency);
  }
  const all = states.every((state) => state === 'void') ? ('void' as const) : ('lost' as const);
  const result = states.includes('open') ? ('open' as const) : states.includes('won') ? ('won' as const) : all;
  return { result, payout };
}

/** An open slip's cash-out value; undefined while a market is closed, or if no line can win. */
export function quoteOf(slip: Slip, endedOf: EndedOf, priceOf: PriceOf): bigint | undefined {
  let total = ZERO;
  const every = slip.matches.flatMap(({ picks }, match) => picks.map((_, pick) => [match, pick] as const));
  const worths = new Map<string, Fraction>();
  const voided = new Set<string>();
  for (const at of every) {
    const { is, factor, onMatch, picked } = legOf(slip, at, endedOf);
    if (is === 'void') voided.add(at.join());
    if (is !== 'open') {
      worths.set(at.join(), factor);
      continue;
    }
    const price = priceOf(onMatch.id, picked.market, picked.outcome);
    if (price === undefined) return undefined;
    const { over, under } = fraction(price);
    worths.set(at.join(), times(times(fraction(picked.odds), { over: under, under: over }), KEPT));
  }
  for (const line of linesOf(slip))
    total = plus(
      total,
      line.reduce(
        (worth, at) => times(worth, worths.get(at.join()) ?? ZERO),
        times(
          KEPT,
          shareOf(
            slip,
            line.every((at) => voided.has(at.join())),
          ),
        ),
      ),
    );
  const stakes = times(fraction(slip.stake), { over: BigInt(slip.multiple), under: 1n });
  return millionths(times(total, stakes), slip.currency) || undefined;
}
