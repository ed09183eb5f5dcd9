import fc from 'fast-check';
import { namedSlip } from './passes.arbitrary.ts';

const ANIMALS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'];
const SIDES = ['big', 'small', 'odd', 'even', 'sumOdd', 'sumEven', 'tailBig', 'tailSmall'];
const CROSSED_SIDES = ['bigOdd', 'bigEven', 'smallOdd', 'smallEven'];
const ball = fc.integer({ min: 1, max: 49 });
const position = fc.constantFrom('no1', 'no2', 'no3', 'no4', 'no5', 'no6');
/** Balls at the bounds of the rules are more frequent than by chance. */
const nearBall = fc.oneof({ weight: 3, arbitrary: ball }, fc.constantFrom(1, 5, 9, 10, 13, 24, 25, 37, 46, 48, 49));

export const ballBet = <M>(money: fc.Arbitrary<M>) =>
  fc
    .tuple(
      fc.oneof(
        fc.record({ kind: fc.constant('specialCode'), selection: nearBall }),
        fc.record({ kind: fc.constant('numberCode'), selection: nearBall, position }),
        fc.record({ kind: fc.constant('specialCodeSide'), selection: fc.constantFrom(...SIDES, ...CROSSED_SIDES) }),
        fc.record({
          kind: fc.constant('numberCodeSide'),
          selection: fc.constantFrom(...SIDES, ...CROSSED_SIDES),
          position,
        }),
        fc.record({ kind: fc.constant('specialCodeColor'), selection: fc.constantFrom('red', 'blue', 'green') }),
        fc.record({
          kind: fc.constant('numberCodeColor'),
          selection: fc.constantFrom('red', 'blue', 'green'),
          position,
        }),
        fc.record({ kind: fc.constant('specialCodeAnimal'), selection: fc.constantFrom(...ANIMALS) }),
        fc.record({
          kind: fc.constant('specialCodeMergeAnimal'),
          selection: fc.subarray(ANIMALS, { minLength: 2, maxLength: 9 }),
        }),
        fc.record({
          kind: fc.constant('specialCodeMergeAnimal'),
          selection: fc.subarray(ANIMALS, { minLength: 5, maxLength: 7 }),
          configuration: fc.constant('six'),
        }),
        fc.record({ kind: fc.constantFrom('specialCodeTail', 'tail'), selection: fc.nat(9) }),
        fc.record({
          kind: fc.constant('specialCodeCombinationZodiacs'),
          selection: fc.subarray(ANIMALS, { minLength: 2, maxLength: 8 }),
          level: fc.integer({ min: 1, max: 3 }),
        }),
        // As many animals as a combination of level 1 takes.
        fc.record({
          kind: fc.constant('specialCodeCombinationZodiacs'),
          selection: fc.subarray(ANIMALS, { minLength: 5, maxLength: 6 }),
          level: fc.constant(1),
        }),
      ),
      money,
    )
    .map(([bet, each]) => ({ ...bet, ...each }));

/** Seven different balls; with `likely` some bets win. */
export const sevenBalls = fc
  .tuple(nearBall, fc.uniqueArray(ball, { minLength: 7, maxLength: 7 }))
  .map(([special, balls]) => [...balls.filter((each) => each !== special).slice(0, 6), special]);

export const raceBet = <M>(money: fc.Arbitrary<M>) =>
  fc
    .tuple(
      fc.oneof(
        fc.record({
          market: fc.constant('place'),
          place: fc.integer({ min: 1, max: 10 }),
          selection: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constantFrom('big', 'small', 'odd', 'even')),
        }),
        fc.record({
          market: fc.constant('sum'),
          selection: fc.oneof(fc.integer({ min: 3, max: 19 }), fc.constantFrom('big', 'small', 'odd', 'even')),
        }),
        fc.record({
          market: fc.constant('dragonTiger'),
          pair: fc.constantFrom('1-10', '2-9', '3-8', '4-7', '5-6'),
          selection: fc.constantFrom('dragon', 'tiger'),
        }),
      ),
      money,
    )
    .map(([bet, each]) => ({ ...bet, ...each }));

export const finish = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 });

const money = fc.record({
  amount: fc.constantFrom('1', '0.07', '12.34', '3'),
  odds: fc.constantFrom('1', '1.97', '47', '3.333', '11.2'),
});
const currency = fc.constantFrom('USDT', 'BRL');
/** First and last days of lunar years, a leap day, the end of a solar year. */
const DAYS =
  '2024-02-10 2024-02-29 2025-01-28 2025-01-29 2026-02-16 2026-02-17 2026-12-31 2027-02-05 2027-02-06 2028-01-25';
const date = fc.constantFrom(...DAYS.split(' '));
const result = fc.constantFrom('won' as const, 'lost' as const, 'void' as const);

const bound = fc.option(
  fc.record({ min: fc.constantFrom('0', '1', '10'), max: fc.constantFrom('0', '-1', '20', '100') }),
  { nil: undefined },
);
const value = fc.constantFrom('0', '0.5', '1', '5', '10', '20', '20.01', '100', '200', '9.99');
const limits = fc
  .record({
    scope: fc.constantFrom('sport', 'lottery'),
    amount: value,
    currency: fc.constant('BRL'),
    rate: fc.constantFrom('1', '2', '0.5'),
    balance: fc.option(value, { nil: undefined }),
    funds: fc.option(value, { nil: undefined }),
    bet: bound,
    multiple: bound,
    bonus: bound,
    game: bound,
    multiplier: fc.option(value, { nil: undefined }),
    estimate: fc.option(value, { nil: undefined }),
    region: fc.option(fc.constantFrom('BR', 'XB'), { nil: undefined }),
    disabledRegions: fc.constant(['XB']),
    // On the bound: neither above nor below.
    edge: fc.constantFrom('', '', 'funds', 'bet', 'game'),
  })
  .map(({ edge, ...asked }) => {
    const { amount } = asked;
    if (edge === 'funds') return { ...asked, funds: amount };
    return edge === '' ? asked : { ...asked, rate: '1', [edge]: { min: amount, max: amount } };
  })
  .map((asked) => JSON.parse(JSON.stringify(asked)) as Record<string, unknown>);

/** Many, because bets on paper take no time. */
const PAPER_BETS = 12;
const asRecord = (value: object) => value as Record<string, unknown>;

/** Comparisons of engine and oracle without an upstream. */
export const paperOf = fc.oneof(
  fc
    .record({
      bets: fc.array(ballBet(money), { minLength: 1, maxLength: PAPER_BETS }),
      balls: sevenBalls,
      date,
      currency,
    })
    .map(({ balls, ...asked }) => ({
      do: 'paperOf' as const,
      game: 'marksix' as const,
      asked: asRecord({ ...asked, draw: { numbers: balls.slice(0, 6), special: balls[6] } }),
    })),
  fc
    .record({ bets: fc.array(raceBet(money), { minLength: 1, maxLength: PAPER_BETS }), finish, currency })
    .map((asked) => ({ do: 'paperOf' as const, game: 'pk10' as const, asked: asRecord(asked) })),
  fc
    .record({
      each: fc.array(fc.tuple(money, fc.option(result, { nil: undefined })), { minLength: 1, maxLength: 3 }),
      currency,
    })
    .map(({ each, currency: unit }) => ({
      do: 'paperOf' as const,
      game: 'cricket' as const,
      asked: asRecord({
        bets: Object.fromEntries(each.map(([{ amount, odds }], id) => [`c${id}`, { amount, odd: odds }])),
        results: Object.fromEntries(each.flatMap(([, won], id) => (won === undefined ? [] : [[`c${id}`, won]]))),
        currency: unit,
      }),
    })),
  limits.map((asked) => ({ do: 'paperOf' as const, game: 'limits' as const, asked })),
  namedSlip.map((asked) => ({ do: 'paperOf' as const, game: 'slip' as const, asked: asRecord(asked) })),
);
