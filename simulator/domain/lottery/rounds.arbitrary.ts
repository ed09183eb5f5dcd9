import fc from 'fast-check';
import { type Game, type MarkSixPick, type RacePick, SIDE_NAMES } from './rounds.reference.ts';

export const GAMES = ['gallopingmarksix', 'pk10', 'newammarksix', 'hkmarksix'] as const satisfies readonly Game[];

/** An amount above every currency's minimum: 6 to 36 with the ledger's decimals; the driver truncates it. */
const millionths = fc.bigInt({ min: 6_000_000n, max: 36_000_000n });

const ball = fc.integer({ min: 1, max: 49 });
const position = fc.constantFrom('no1', 'no2', 'no3', 'no4', 'no5', 'no6');
const side = fc
  .constantFrom(...SIDE_NAMES)
  .map((selection) => ({ selection, odds: /^(?:big|small)(?:Odd|Even)$/.test(selection) ? '3.85' : '1.97' }));
const color = fc
  .constantFrom('red', 'blue', 'green')
  .map((selection) => ({ selection, odds: selection === 'red' ? '2.78' : '2.95' }));
const digit = fc.nat(9);
const animal = fc.constantFrom('rat', 'tiger', 'dragon', 'snake', 'horse', 'goat', 'pig');

const markSixPick: fc.Arbitrary<Omit<MarkSixPick, 'amount'>> = fc.oneof(
  ball.map((selection) => ({ kind: 'specialCode', selection, odds: '47.00' })),
  { weight: 3, arbitrary: side.map((of) => ({ kind: 'specialCodeSide', ...of })) },
  color.map((of) => ({ kind: 'specialCodeColor', ...of })),
  // The draw's year decides its price.
  animal.map((selection) => ({ kind: 'specialCodeAnimal', selection, odds: '' })),
  digit.map((selection) => ({ kind: 'specialCodeTail', selection, odds: selection === 0 ? '11.70' : '9.40' })),
  digit.map((selection) => ({ kind: 'tail', selection, odds: selection === 0 ? '2.05' : '1.78' })),
  fc.tuple(position, ball).map(([at, selection]) => ({ kind: 'numberCode', position: at, selection, odds: '43.00' })),
  fc.tuple(position, side).map(([at, of]) => ({ kind: 'numberCodeSide', position: at, ...of })),
  fc.tuple(position, color).map(([at, of]) => ({ kind: 'numberCodeColor', position: at, ...of })),
);

/** 90 ordered pairs of champion and runner-up over those with the sum. */
const SUM_ODDS = ['43.20', '43.20', '21.60', '21.60', '14.40', '14.40', '10.80', '10.80', '8.64'];
const racePick: fc.Arbitrary<Omit<RacePick, 'amount'>> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.constantFrom('big', 'small', 'odd', 'even'))
    .map(([place, selection]) => ({ market: 'place' as const, place, selection, odds: '1.98' })),
  fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))
    .map(([place, selection]) => ({ market: 'place' as const, place, selection, odds: '9.80' })),
  fc.integer({ min: 3, max: 19 }).map((selection) => {
    const odds = SUM_ODDS[Math.min(selection - 3, 19 - selection)] ?? '';
    return { market: 'sum' as const, selection, odds };
  }),
  fc.constantFrom('big', 'small', 'odd', 'even').map((selection) => {
    const odds = selection === 'big' || selection === 'even' ? '2.20' : '1.77';
    return { market: 'sum' as const, selection, odds };
  }),
  fc
    .tuple(fc.constantFrom('1-10', '2-9', '3-8', '4-7', '5-6'), fc.constantFrom('dragon', 'tiger'))
    .map(([pair, selection]) => ({ market: 'dragonTiger' as const, pair, selection, odds: '1.98' })),
);

const game = fc.constantFrom(...GAMES);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** Often a ball that ties. */
const balls = fc
  .tuple(fc.shuffledSubarray(upTo(48), { minLength: 6, maxLength: 7 }), fc.constantFrom(6, 6, 0, 3))
  .map(([drawn, at]) => (drawn.length === 7 ? drawn : drawn.toSpliced(at, 0, 49)));
const cars = fc.shuffledSubarray(upTo(10), { minLength: 10, maxLength: 10 });

export const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      game,
      later: fc.constantFrom(0, 0, 0, 0, -1, 1),
      member: fc.nat(1),
      balls: fc.array(fc.tuple(markSixPick, millionths), { minLength: 2, maxLength: 5, size: 'max' }),
      cars: fc.array(fc.tuple(racePick, millionths), { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('draw' as const),
      game,
      later: fc.constantFrom(0, 0, 0, -1, 1),
      balls,
      cars,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drawTwice' as const), game, ball: fc.nat(6) }) },
  /** To the edge of a round, or a millisecond beside it. */
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('edge' as const),
      game,
      edge: fc.constantFrom('openMs' as const, 'closeMs' as const, 'drawMs' as const),
      beside: fc.integer({ min: -1, max: 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.oneof(fc.nat(700_000), fc.nat(90_000_000)) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const), ms: fc.nat(900_000) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settleAgain' as const), bet: fc.nat(20) }) },
);
export type RoundStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Any instant with a known zodiac, and a month around; often near a new year. */
export const start = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0, 10), max: Date.UTC(2028, 1, 26) }),
  fc
    .tuple(
      fc.constantFrom(Date.UTC(2024, 1, 10), Date.UTC(2026, 1, 17), Date.UTC(2027, 1, 6), Date.UTC(2028, 0, 26)),
      fc.integer({ min: -90_000_000, max: 90_000_000 }),
    )
    .map(([newYear, off]) => newYear + off),
);
