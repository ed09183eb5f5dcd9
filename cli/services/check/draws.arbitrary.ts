import fc from 'fast-check';
import { namedSlip } from './passes.arbitrary.ts';

/** One of these values. */
export const one = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
type Drawn<T> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> };
const named = <N extends object, T>(name: Drawn<N>, drawn: Drawn<T>) =>
  fc.record({ ...name, ...drawn } as Drawn<N>) as unknown as fc.Arbitrary<N & T>;
/** A step by its name, with what is drawn of it. */
export const stepOf = <const D extends string, T>(name: D, drawn: Drawn<T>) =>
  named<{ do: D }, T>({ do: fc.constant(name) }, drawn);
const bet = <T>(kind: string, drawn: Drawn<T>) => named<{ kind: string }, T>({ kind: fc.constant(kind) }, drawn);

const ANIMALS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'];
const ball = fc.integer({ min: 1, max: 49 });
/** Balls at the bounds of the rules are more frequent than by chance. */
const nearBall = fc.oneof({ weight: 3, arbitrary: ball }, one(1, 5, 9, 10, 13, 24, 25, 37, 46, 48, 49));
const SIDES = 'big small odd even sumOdd sumEven tailBig tailSmall bigOdd bigEven smallOdd smallEven';
const side = fc.constantFrom(...SIDES.split(' '));
const color = one('red', 'blue', 'green');
const position = one('no1', 'no2', 'no3', 'no4', 'no5', 'no6');
const animals = (minLength: number, maxLength: number) => fc.subarray(ANIMALS, { minLength, maxLength });

export const ballBet = <M>(money: fc.Arbitrary<M>) =>
  fc
    .tuple(
      fc.oneof(
        bet('specialCode', { selection: nearBall }),
        bet('numberCode', { selection: nearBall, position }),
        bet('specialCodeSide', { selection: side }),
        bet('numberCodeSide', { selection: side, position }),
        bet('specialCodeColor', { selection: color }),
        bet('numberCodeColor', { selection: color, position }),
        bet('specialCodeAnimal', { selection: fc.constantFrom(...ANIMALS) }),
        bet('specialCodeMergeAnimal', { selection: animals(2, 9) }),
        bet('specialCodeMergeAnimal', { selection: animals(5, 7), configuration: fc.constant('six') }),
        fc.record({ kind: one('specialCodeTail', 'tail'), selection: fc.nat(9) }),
        bet('specialCodeCombinationZodiacs', { selection: animals(2, 8), level: fc.integer({ min: 1, max: 3 }) }),
        // As many animals as a combination of level 1 takes.
        bet('specialCodeCombinationZodiacs', { selection: animals(5, 6), level: fc.constant(1) }),
      ),
      money,
    )
    .map(([drawn, each]) => ({ ...drawn, ...each }));

/** Seven different balls; with `likely` some bets win. */
export const sevenBalls = fc
  .tuple(nearBall, fc.uniqueArray(ball, { minLength: 7, maxLength: 7 }))
  .map(([special, balls]) => [...balls.filter((each) => each !== special).slice(0, 6), special]);

const raceSide = one('big', 'small', 'odd', 'even');
const car = fc.integer({ min: 1, max: 10 });

/** Bets on a race, with the amounts and odds of `money`. */
export const raceBet = <M>(money: fc.Arbitrary<M>) =>
  fc
    .tuple(
      fc.oneof(
        fc.record({ market: fc.constant('place'), place: car, selection: fc.oneof(car, raceSide) }),
        fc.record({ market: fc.constant('sum'), selection: fc.oneof(fc.integer({ min: 3, max: 19 }), raceSide) }),
        fc.record({
          market: fc.constant('dragonTiger'),
          pair: one('1-10', '2-9', '3-8', '4-7', '5-6'),
          selection: one('dragon', 'tiger'),
        }),
      ),
      money,
    )
    .map(([drawn, each]) => ({ ...drawn, ...each }));

export const finish = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 });

const money = fc.record({
  amount: one('1', '0.07', '12.34', '3'),
  odds: one('1', '1.97', '47', '3.333', '11.2'),
});
const currency = one('USDT', 'BRL');
/** First and last days of lunar years, a leap day, the end of a solar year. */
const DAYS =
  '2024-02-10 2024-02-29 2025-01-28 2025-01-29 2026-02-16 2026-02-17 2026-12-31 2027-02-05 2027-02-06 2028-01-25';
const date = fc.constantFrom(...DAYS.split(' '));
const result = one('won', 'lost', 'void');
const orNot = <T>(drawn: fc.Arbitrary<T>) => fc.option(drawn, { nil: undefined });
const bound = orNot(fc.record({ min: one('0', '1', '10'), max: one('0', '-1', '20', '100') }));
const value = one('0', '0.5', '1', '5', '10', '20', '20.01', '100', '200', '9.99');
const limits = fc
  .record({
    scope: one('sport', 'lottery'),
    amount: value,
    currency: fc.constant('BRL'),
    rate: one('1', '2', '0.5'),
    balance: orNot(value),
    funds: orNot(value),
    bet: bound,
    multiple: bound,
    bonus: bound,
    game: bound,
    multiplier: orNot(value),
    estimate: orNot(value),
    region: orNot(one('BR', 'XB')),
    disabledRegions: fc.constant(['XB']),
    // On the bound: neither above nor below.
    edge: one('', '', 'funds', 'bet', 'game'),
  })
  .map(({ edge, ...asked }) => {
    const { amount } = asked;
    if (edge === 'funds') return { ...asked, funds: amount };
    return edge === '' ? asked : { ...asked, rate: '1', [edge]: { min: amount, max: amount } };
  })
  .map((asked) => JSON.parse(JSON.stringify(asked)) as object);

const on = <const G extends string>(game: G, asked: fc.Arbitrary<object>) =>
  stepOf('paperOf', { game: fc.constant(game), asked: asked as fc.Arbitrary<Record<string, unknown>> });
/** Many, because bets on paper take no time. */
const several = <T>(drawn: fc.Arbitrary<T>, maxLength = 12) => fc.array(drawn, { minLength: 1, maxLength });

/** Comparisons of engine and oracle without an upstream. */
export const paperOf = fc.oneof(
  on(
    'marksix',
    fc
      .record({ bets: several(ballBet(money)), balls: sevenBalls, date, currency })
      .map(({ balls, ...asked }) => ({ ...asked, draw: { numbers: balls.slice(0, 6), special: balls[6] } })),
  ),
  on('pk10', fc.record({ bets: several(raceBet(money)), finish, currency })),
  on(
    'cricket',
    fc.record({ each: several(fc.tuple(money, orNot(result)), 3), currency }).map(({ each, currency: unit }) => ({
      bets: Object.fromEntries(each.map(([{ amount, odds }], id) => [`c${id}`, { amount, odd: odds }])),
      results: Object.fromEntries(each.flatMap(([, won], id) => (won === undefined ? [] : [[`c${id}`, won]]))),
      currency: unit,
    })),
  ),
  on('limits', limits),
  on('slip', namedSlip),
  on('passes', fc.constant({})),
);
