import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchResult } from './score.ts';
import { settleSlip, type SettleResult } from './settle.ts';
import type { SettleRules } from './settle-rules.ts';
import { resultsFor, slipArbitrary } from './slip.arbitrary.ts';
import {
  cut,
  everyLine,
  factorOf,
  fraction,
  isLess,
  placesOf,
  plus,
  shareOf,
  times,
  ZERO,
  type Fraction,
} from './slip.reference.ts';
import type { Slip, SlipPick } from './slip.ts';

const single = (over: Partial<Slip> = {}): Slip => ({
  game: 'soccer',
  currency: 'BRL',
  stake: '1',
  multiple: 1,
  passes: ['single'],
  matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '50' }] }],
  ...over,
});
const won = { a: { ft: '1:0' } };
const capped = (cap: string, over: Partial<Slip> = {}) =>
  settleSlip(single(over), won, { prizeCap: [{ from: 1, to: 1, cap }] }).payout;

describe('a prize cap', () => {
  it.each([
    ['1.123456789', '1.12'],
    ['1.123456789012345678', '1.12'],
    ['1.129', '1.12'],
    ['0.009', '0.00'],
    ['0', '0.00'],
    ['12', '12.00'],
    ['50.000000000000000000000001', '50.00'],
  ])('of %s pays %s', (cap, payout) => {
    expect(capped(cap)).toBe(payout);
  });

  it('is cut to the currency before the multiple, as the line is', () => {
    expect(capped('1.129', { multiple: 10 })).toBe('11.20');
    expect(capped('1.1234569', { currency: 'USDT', multiple: 10 })).toBe('11.234560');
  });

  it('is as exact as the lines where they are cut on the total only', () => {
    const prizeCap = [{ from: 1, to: 1, cap: '1.129' }];
    expect(settleSlip(single({ multiple: 10 }), won, { prizeCap, rounding: 'truncate-total' }).payout).toBe('11.29');
  });
});

describe('a withholding', () => {
  it('has a rate of any number of places', () => {
    const withholding = { threshold: '1.000000000001', rate: '0.123456789' };
    // 50 x (1 - 0.123456789) = 43.82716055.
    expect(settleSlip(single({ currency: 'USDT' }), won, { withholding }).payout).toBe('43.827160');
    expect(settleSlip(single(), won, { withholding, rounding: 'truncate-total' }).payout).toBe('43.82');
  });

  it.each([
    ['0', '50.00'],
    ['1', '0.00'],
    ['1.000', '0.00'],
  ])('of all shares from nothing to everything: %s leaves %s', (rate, payout) => {
    expect(settleSlip(single(), won, { withholding: { threshold: '0', rate } }).payout).toBe(payout);
  });
});

describe('a line of void legs', () => {
  const rules = { prizeCap: [{ from: 1, to: 2, cap: '5' }], withholding: { threshold: '4', rate: '0.25' } };
  const two = (over: Partial<Slip> = {}) =>
    single({
      stake: '10',
      passes: ['single', '2-string-1'],
      matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '50' }] })),
      ...over,
    });

  it('returns its stake, without a cap and without a withholding: it has no prize', () => {
    expect(settleSlip(two(), { a: 'void', b: 'void' }, rules)).toMatchObject({ state: 'void', payout: '30.00' });
    expect(settleSlip(two({ multiple: 3 }), { a: 'void', b: 'void' }, rules).payout).toBe('90.00');
    // The single on a comes back; the others are prizes: 5 each, less a quarter.
    expect(settleSlip(two(), { a: 'void', b: { ft: '1:0' } }, rules).payout).toBe('17.50');
    const cents = two({
      matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '1.55' }] })),
    });
    expect(settleSlip(cents, { a: 'void', b: 'void' }, rules).payout).toBe('30.00');
    const { prizeCap } = rules;
    expect(settleSlip(two(), { a: 'void', b: 'void' }, { prizeCap }).payout).toBe('30.00');
    expect(settleSlip(two(), { a: 'void', b: { ft: '1:0' } }, { prizeCap }).payout).toBe('20.00');
    const level = { market: 'asian_handicap', outcome: 'home', odds: '1.90', line: '-1' } as const;
    const asian = single({ stake: '10', matches: [{ id: 'a', picks: [level] }] });
    expect(settleSlip(asian, { a: { ft: '1:0' } }, rules)).toMatchObject({ state: 'void', payout: '10.00' });
  });

  it('is not one that wins at odds of 1', () => {
    const sure = single({ stake: '10', matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1' }] }] });
    expect(settleSlip(sure, won, rules)).toMatchObject({ state: 'won', payout: '3.75' });
  });

  it('counts among others with a banker', () => {
    const banked = two({ passes: ['2-string-1'], matches: two().matches.map((match) => ({ ...match, banker: true })) });
    expect(settleSlip(banked, { a: 'void', b: 'void' }, rules).payout).toBe('10.00');
    expect(settleSlip(banked, { a: 'void', b: { ft: '0:1' } }, rules).payout).toBe('0.00');
  });
});

describe('rules are checked where they enter', () => {
  const cap = (over: object) => ({ prizeCap: [{ from: 1, to: 15, cap: '10', ...over }] });
  const withhold = (over: object) => ({ withholding: { threshold: '10', rate: '0.2', ...over } });
  it.each<[unknown, string, string, string]>([
    [cap({ cap: '-5' }), 'negativeAmount', 'rules.prizeCap[0].cap', 'must not be negative'],
    [cap({ cap: '1e3' }), 'notADecimal', 'rules.prizeCap[0].cap', 'expected a decimal text'],
    [cap({ cap: undefined }), 'notADecimal', 'rules.prizeCap[0].cap', 'expected a decimal text'],
    [cap({ from: 0 }), 'outOfRange', 'rules.prizeCap[0].from', 'a whole number from 1'],
    [cap({ from: 1.5 }), 'outOfRange', 'rules.prizeCap[0].from', 'a whole number from 1'],
    [cap({ from: Number.NaN }), 'outOfRange', 'rules.prizeCap[0].from', 'a whole number from 1'],
    [cap({ from: 3, to: 2 }), 'outOfRange', 'rules.prizeCap[0].to', 'a whole number from 3'],
    [{ prizeCap: '10' }, 'wrongType', 'rules.prizeCap', 'use a list'],
    [withhold({ rate: '2' }), 'outOfRange', 'rules.withholding.rate', 'use a share from "0" to "1"'],
    [withhold({ rate: '-2' }), 'outOfRange', 'rules.withholding.rate', 'use a share from "0" to "1"'],
    [withhold({ rate: '1.0000001' }), 'outOfRange', 'rules.withholding.rate', 'use a share from "0" to "1"'],
    [withhold({ rate: '-0.1' }), 'outOfRange', 'rules.withholding.rate', 'use a share from "0" to "1"'],
    [withhold({ threshold: '-1' }), 'negativeAmount', 'rules.withholding.threshold', 'must not be negative'],
    [{ rounding: 'up' }, 'unknownRule', 'rules.rounding', 'use one of truncate-line'],
  ])('%j: %s at %s', (rules, code, path, message) => {
    const refusal = expect.objectContaining({ code, path, message: expect.stringContaining(message) as unknown });
    // Also while nothing has won: a wrong table is found on its first slip.
    for (const results of [won, { a: { ft: '0:1' } }, {}]) {
      expect(() => settleSlip(single(), results, rules as SettleRules)).toThrow(refusal);
    }
  });
});

/** A decimal text of up to 20 places. */
const decimal = (max: bigint) =>
  fc
    .integer({ min: 0, max: 20 })
    .chain((scale) =>
      fc
        .bigInt({ min: 0n, max: max * 10n ** BigInt(scale) })
        .map((digits) => cut({ over: digits, under: 10n ** BigInt(scale) }, scale)),
    );

const rulesArbitrary: fc.Arbitrary<SettleRules> = fc.record(
  {
    rounding: fc.constantFrom('truncate-line' as const, 'truncate-total' as const, 'half-even-line' as const),
    prizeCap: fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 3 }), decimal(200n))
        .map(([from, more, cap]) => ({ from, to: from + more, cap })),
      { maxLength: 3 },
    ),
    withholding: fc.record({ threshold: decimal(200n), rate: decimal(1n) }),
  },
  { requiredKeys: [] },
);

/** To the places of the currency by the rule's name; a tie goes to the even digit. */
function rounded(value: Fraction, places: number, rounding: SettleRules['rounding']): Fraction {
  if (rounding === 'truncate-total') return value;
  const units = value.over * 10n ** BigInt(places);
  const floor = units / value.under;
  const rest = 2n * (units - floor * value.under);
  const isUp = rounding === 'half-even-line' && (rest > value.under || (rest === value.under && floor % 2n === 1n));
  return { over: isUp ? floor + 1n : floor, under: 10n ** BigInt(places) };
}

/** Whether an Asian line ends level: the stake comes back, as from a void match. */
function isLevel({ market, outcome, line }: SlipPick, { ft }: MatchResult): boolean {
  if (line === undefined) return false;
  const [home = 0, away = 0] = ft.split(':').map(Number);
  if (market === 'asian_total') return home + away === Number(line);
  return market === 'asian_handicap' && (outcome === 'home' ? home - away : away - home) + Number(line) === 0;
}

/** What a slip pays under rules, in fractions: line by line, rule by rule. */
function paidUnder(slip: Slip, results: Record<string, SettleResult>, rules: SettleRules): string {
  const places = placesOf(slip);
  let total = ZERO;
  for (const line of everyLine(slip)) {
    let prize = fraction(slip.stake);
    let isOpen = false;
    let isVoid = true;
    for (const [match, at] of line) {
      const onMatch = slip.matches[match];
      const picked = onMatch?.picks[at];
      if (!onMatch || !picked) throw new Error('no such leg');
      const result = results[onMatch.id];
      if (result === undefined) isOpen = true;
      else if (result === 'void') continue;
      else if ('wins' in result) {
        const isWon = result.wins.includes(`${picked.market}:${picked.outcome}`);
        prize = times(prize, isWon ? fraction(picked.odds) : ZERO);
        isVoid = false;
      } else {
        prize = times(prize, factorOf(slip.game, onMatch, picked, result));
        isVoid &&= isLevel(picked, result);
      }
    }
    if (isOpen || prize.over === 0n) continue;
    if (isVoid) {
      total = plus(total, times(fraction(slip.stake), { over: BigInt(slip.multiple), under: 1n }));
      continue;
    }
    prize = rounded(times(prize, shareOf(slip)), places, rules.rounding);
    for (const { from, to, cap } of rules.prizeCap ?? []) {
      if (line.length < from || line.length > to) continue;
      // Half even never rounds a cap up: no line is paid above it.
      const maxPrize = rounded(fraction(cap), places, rules.rounding === 'half-even-line' ? undefined : rules.rounding);
      if (isLess(maxPrize, prize)) prize = maxPrize;
    }
    prize = times(prize, { over: BigInt(slip.multiple), under: 1n });
    if (rules.withholding && isLess(fraction(rules.withholding.threshold), prize)) {
      const rate = fraction(rules.withholding.rate);
      prize = rounded(times(prize, { over: rate.under - rate.over, under: rate.under }), places, rules.rounding);
    }
    total = plus(total, prize);
  }
  return cut(total, places);
}

describe('properties', () => {
  it('a slip pays what fractions pay, line by line and rule by rule, at any places of caps and rates', () => {
    const cases = slipArbitrary({ matches: 3, picks: 2 }).chain((slip) =>
      fc.tuple(fc.constant(slip), resultsFor(slip), rulesArbitrary),
    );
    fc.assert(
      fc.property(cases, ([slip, results, rules]) => {
        expect(settleSlip(slip, results, rules).payout).toBe(paidUnder(slip, results, rules));
      }),
    );
  });

  it('no cap is ever exceeded but by a stake that comes back, and no share of 0 to 1 makes a payout grow', () => {
    const cases = slipArbitrary({ matches: 1, picks: 1 }).chain((slip) =>
      fc.tuple(fc.constant(slip), resultsFor(slip), decimal(50n), decimal(1n)),
    );
    fc.assert(
      fc.property(cases, ([slip, results, cap, rate]) => {
        const rules = { prizeCap: [{ from: 1, to: 1, cap }], withholding: { threshold: '0', rate } };
        const { state, payout } = settleSlip(slip, results, rules);
        const max = times(fraction(state === 'void' ? slip.stake : cap), { over: BigInt(slip.multiple), under: 1n });
        expect(isLess(max, fraction(payout))).toBe(false);
        if (state === 'void') expect(payout).toBe(cut(max, placesOf(slip)));
      }),
    );
  });
});
