import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '../money/amount.ts';
import {
  estimateMarkSix,
  estimateRace,
  type LotteryEstimate,
  type MarkSixBet,
  type Pk10Bet,
  settleMarkSix,
  settlePk10,
} from './index.ts';
import { anyMarkSix, money, ofPlaces, ofSets, priced, YEAR } from './lotteries.arbitrary.ts';
import { animalOf, type AnyBet, drawPays, drawsOf, filled, racePays } from './lotteries.reference.ts';

const DAY = '2026-05-01';
/** Days of draws, with the animal of the year: the last and the first of each, a leap day, and the end of a year of the sun. */
const DAYS = [
  ['2024-02-10', 'dragon'],
  ['2024-02-29', 'dragon'],
  ['2025-01-28', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-16', 'snake'],
  ['2026-12-31', 'horse'],
  ['2027-02-05', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-25', 'goat'],
] as const;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const BALLS = upTo(49);
/** The returns of a ticket, from what each draw pays. */
const over = (pays: Iterable<bigint>) => {
  const different = [...new Set(pays)].toSorted((a, b) => (a < b ? -1 : 1));
  const paying = different.filter((each) => each > 0n);
  return {
    max: money(different.at(-1) ?? 0n),
    min: money(paying[0] ?? 0n),
    guaranteed: money(different[0] ?? 0n),
  };
};
/** Whether what a draw pays is among the returns of a ticket. */
const isWithin = (payout: string, { max, min, guaranteed }: LotteryEstimate) =>
  compareAmounts(payout, max) <= 0 &&
  compareAmounts(payout, guaranteed) >= 0 &&
  (/^[0.]*$/.test(payout) || compareAmounts(payout, min) >= 0);
function* paid<D>(draws: Iterable<D>, pays: (draw: D) => bigint): Generator<bigint> {
  for (const draw of draws) yield pays(draw);
}

const returnsOf = (bets: readonly AnyBet[]) => {
  const { stake: _, ...returns } = estimateMarkSix(bets as unknown as MarkSixBet[], DAY, 'BRL');
  return returns;
};

describe('the most and the least that Mark Six bets can pay', () => {
  it.each<[string, string, readonly Omit<AnyBet, 'amount'>[]]>([
    [
      'one of three special numbers',
      '470.00',
      [1, 2, 3].map((selection) => ({ kind: 'specialCode', selection, odds: '47' })),
    ],
    [
      'red, because no ball is big and small',
      '27.80',
      [
        { kind: 'specialCodeColor', selection: 'red', odds: '2.78' },
        { kind: 'specialCodeColor', selection: 'blue', odds: '2.5' },
      ],
    ],
    [
      'one special ball with its number, side and colour',
      '517.50',
      [
        { kind: 'specialCode', selection: 8, odds: '47' },
        { kind: 'specialCodeSide', selection: 'small', odds: '1.97' },
        { kind: 'specialCodeSide', selection: 'big', odds: '1.97' },
        { kind: 'specialCodeColor', selection: 'red', odds: '2.78' },
      ],
    ],
  ])('%s', (_, max, bets) => {
    expect(returnsOf(bets.map((bet) => ({ ...bet, amount: '10' }))).max).toBe(max);
  });

  it('is exact for amounts beyond 64 bits', () => {
    fc.assert(
      fc.property(fc.array(anyMarkSix, { minLength: 1, maxLength: 12 }), (bets) => {
        // Whole hundreds: nothing is cut.
        const times = (zeros: string) =>
          bets.map((bet) => ({ ...bet, amount: `${bet.amount.replace('.', '')}00${zeros}` }));
        const zeros = '0'.repeat(20);
        const longer = (text: string) =>
          `${text.replace('.', '')}${zeros}`.replace(/(..)$/, '.$1').replace(/^0+(?=\d)/, '');
        const { max, min, guaranteed } = returnsOf(times(''));
        expect(returnsOf(times(zeros))).toEqual({ max: longer(max), min: longer(min), guaranteed: longer(guaranteed) });
      }),
      { numRuns: 20 },
    );
  });

  it('is sure where every draw pays, and nothing where one does not', () => {
    const sides = ['big', 'small'].map((selection) => ({ kind: 'specialCodeSide', selection, odds: '1.97' }));
    const bets = sides.map((bet) => ({ ...bet, amount: '10' }));
    // 49 gives both stakes back.
    expect(returnsOf(bets)).toEqual({ max: '20.00', min: '19.70', guaranteed: '19.70' });
    expect(returnsOf(bets.slice(1))).toEqual({ max: '19.70', min: '10.00', guaranteed: '0.00' });
  });

  it('is what one of all draws pays, where the special ball and two numbers are bet on', () => {
    fc.assert(
      fc.property(fc.array(ofPlaces, { minLength: 1, maxLength: 6 }), (bets) => {
        const draws = filled([6, 0, 3], BALLS, 7);
        expect(returnsOf(bets)).toEqual(over(paid(draws, (draw) => drawPays(bets, draw, YEAR))));
      }),
      { numRuns: 4 },
    );
  });

  it('is what one of all draws pays, where balls share last digits, animals and numbers', () => {
    fc.assert(
      fc.property(fc.array(ofSets, { minLength: 1, maxLength: 6 }), (bets) => {
        const named = new Set(bets.flatMap(({ selection }) => selection as unknown[]));
        const isBetOn = (each: number) => named.has(each) || named.has(each % 10) || named.has(animalOf(each, YEAR));
        const draws = drawsOf(BALLS.filter(isBetOn));
        expect(returnsOf(bets)).toEqual(over(paid(draws, (draw) => drawPays(bets, draw, YEAR))));
      }),
      { numRuns: 3 },
    );
  });

  it('is on both sides of what a draw of any year pays, and settlement agrees with every bet on it', () => {
    const drawn = fc.shuffledSubarray(BALLS, { minLength: 7, maxLength: 7 });
    const tickets = fc.array(anyMarkSix, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(tickets, drawn, fc.constantFrom(...DAYS), (bets, balls, [day, year]) => {
        const draw = { numbers: balls.slice(0, 6), special: balls[6] ?? 0 };
        const { payout, stake } = settleMarkSix(bets as unknown as MarkSixBet[], draw, day, 'BRL');
        expect(payout).toBe(money(drawPays(bets, balls, year)));
        const estimate = estimateMarkSix(bets as unknown as MarkSixBet[], day, 'BRL');
        expect(isWithin(payout, estimate)).toBe(true);
        expect(estimate.stake).toBe(stake);
      }),
      { numRuns: 60 },
    );
  });
});

const place = fc.constantFrom(1, 2, 9, 10);
const anyRace = (at: fc.Arbitrary<number>, pairs: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record(
      priced({
        market: fc.constant('place'),
        place: at,
        selection: fc.oneof(fc.integer({ min: 1, max: 10 }), raceSide),
      }),
    ),
    fc.record(priced({ market: fc.constant('sum'), selection: fc.oneof(fc.integer({ min: 3, max: 19 }), raceSide) })),
    fc.record(
      priced({ market: fc.constant('dragonTiger'), pair: pairs, selection: fc.constantFrom('dragon', 'tiger') }),
    ),
  );
const raceSide = fc.constantFrom('big', 'small', 'odd', 'even');
const raceReturnsOf = (bets: readonly AnyBet[]) => {
  const { stake: _, ...returns } = estimateRace(bets as unknown as Pk10Bet[], 'BRL');
  return returns;
};

describe('the most and the least that PK10 bets can pay', () => {
  it('is what one of all finishes pays, where four places are bet on', () => {
    fc.assert(
      fc.property(fc.array(anyRace(place, fc.constantFrom('1-10', '2-9')), { minLength: 1, maxLength: 10 }), (bets) => {
        const finishes = filled([0, 1, 8, 9], upTo(10), 10);
        expect(raceReturnsOf(bets)).toEqual(over(paid(finishes, (cars) => racePays(bets, cars))));
      }),
      { numRuns: 20 },
    );
  });

  it('is what one of all finishes pays, where the places in the middle are bet on', () => {
    const middle = fc.constantFrom(1, 3, 4, 5, 6);
    fc.assert(
      fc.property(
        fc.array(
          anyRace(middle, fc.constantFrom('5-6')).filter(({ market }) => market !== 'sum'),
          { minLength: 1, maxLength: 10 },
        ),
        (bets) => {
          const finishes = filled([0, 2, 3, 4, 5], upTo(10), 10);
          expect(raceReturnsOf(bets)).toEqual(over(paid(finishes, (cars) => racePays(bets, cars))));
        },
      ),
      { numRuns: 4 },
    );
  });

  it('is on both sides of what a finish pays, and settlement agrees with every bet on it', () => {
    const all = anyRace(fc.integer({ min: 1, max: 10 }), fc.constantFrom('1-10', '2-9', '3-8', '4-7', '5-6'));
    const finish = fc.shuffledSubarray(upTo(10), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(fc.array(all, { minLength: 1, maxLength: 12 }), finish, (bets, cars) => {
        const { payout, stake } = settlePk10(bets as unknown as Pk10Bet[], cars, 'BRL');
        expect(payout).toBe(money(racePays(bets, cars)));
        const estimate = estimateRace(bets as unknown as Pk10Bet[], 'BRL');
        expect(isWithin(payout, estimate)).toBe(true);
        expect(estimate.stake).toBe(stake);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a bet that cannot be', () => {
  const bet = { amount: '1', odds: '2' };
  it.each<[string, unknown, string]>([
    ['bets[0].kind', { kind: 'lucky', selection: 1 }, 'unknownBetKind'],
    ['bets[0].selection', { kind: 'tail', selection: 10 }, 'unknownSelection'],
    ['bets[0].position', { kind: 'numberCodeSide', selection: 'big' }, 'unknownSelection'],
    ['bets[0].level', { kind: 'specialCodeCombinationZodiacs', selection: ['rat'], level: 6 }, 'outOfRange'],
    ['bets[0].odds', { kind: 'tail', selection: 1, odds: '0.5' }, 'oddsBelowOne'],
    ['date', { kind: 'specialCodeAnimal', selection: 'rat' }, 'missingValue'],
  ])('of Mark Six is refused at %s', (path, wrong, code) => {
    expect(() => estimateMarkSix([{ ...bet, ...(wrong as object) } as MarkSixBet], undefined)).toThrow(
      expect.objectContaining({ path, code }),
    );
  });

  it.each<[string, unknown, string]>([
    ['bets[0].market', { market: 'podium', selection: 1 }, 'unknownBetKind'],
    ['bets[0].place', { market: 'place', place: 11, selection: 1 }, 'outOfRange'],
    ['bets[0].selection', { market: 'sum', selection: 20 }, 'unknownSelection'],
    ['bets[0].pair', { market: 'dragonTiger', pair: '1-2', selection: 'dragon' }, 'unknownSelection'],
    ['bets[0].amount', { market: 'sum', selection: 'big', amount: '-1' }, 'negativeAmount'],
  ])('of PK10 is refused at %s', (path, wrong, code) => {
    expect(() => estimateRace([{ ...bet, ...(wrong as object) } as Pk10Bet])).toThrow(
      expect.objectContaining({ path, code }),
    );
  });
});
