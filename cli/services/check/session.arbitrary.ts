import fc from 'fast-check';
import { resultsFor, slipArbitrary } from '#engine/testing';
import type { SessionStep } from '#fixtures';
import { paperOf } from './draws.arbitrary.ts';
import { upstreamStep } from './upstream-steps.arbitrary.ts';

const index = fc.nat(4);
/** Mostly the first few, so that steps meet at the same outcome. */
const near = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 2, arbitrary: fc.nat(4) });
const pick = fc.record({ match: near, market: near, outcome: fc.nat(2) });
const onEach = (matches: number) =>
  fc
    .array(pick, { minLength: matches, maxLength: matches })
    .map((picks) => picks.map((each, match) => ({ ...each, match })));
const odds = fc.constantFrom('1.5', '2.1', '3.333', '1.007', '12');
/** Around limits and balance, and with too many decimals. */
const stake = fc.constantFrom(
  '2',
  '0.01',
  '0.009',
  '1.234567',
  '10000',
  '10000.01',
  '0.3',
  '33.333333',
  '0',
  '1.2345678',
  '7000',
);
const passes = fc
  .constantFrom(
    'single',
    '2-string-1',
    '3-string-4',
    '3-string-1',
    '2-string-1,single',
    'Trixie',
    '4-string-11',
    '5-string-1',
    'nine',
  )
  .map((names) => names.split(','));

const place = fc.record(
  {
    do: fc.constant('place' as const),
    picks: fc.oneof(fc.array(pick, { minLength: 1, maxLength: 6 }), onEach(3), onEach(5)),
    passes,
    stake,
    multiple: fc.constantFrom(1, 2, 99, 100, 3),
    accept: fc.constantFrom('none' as const, 'better' as const, 'any' as const),
    banker: fc.boolean(),
    seen: fc.constantFrom('now' as const, 'before' as const),
    answer: fc.oneof(
      { weight: 6, arbitrary: fc.constant('delivered' as const) },
      {
        weight: 4,
        arbitrary: fc.constantFrom('lostAfter' as const, 'lostBefore' as const, 'errorAfter' as const, 'late' as const),
      },
    ),
  },
  { requiredKeys: ['do', 'picks', 'passes', 'stake', 'multiple', 'accept', 'seen', 'answer'] },
);

/** Always accepted, so that later steps have a bet. */
const simplePlace = fc
  .record({ picks: fc.tuple(pick, pick), string: fc.boolean(), stake: fc.constantFrom('2', '1.234567', '0.333333') })
  .map(({ picks, string, stake }) => ({
    do: 'place' as const,
    picks: string ? picks.map((each, at) => ({ ...each, match: at })) : picks.slice(0, 1),
    passes: string ? ['2-string-1'] : ['single'],
    stake,
    multiple: 1,
    accept: 'any' as const,
    seen: 'now' as const,
    answer: 'delivered' as const,
  }));

const score = fc.tuple(fc.nat(3), fc.nat(3)).map(([home, away]) => `${home}:${away}`);
const paper = slipArbitrary({ matches: 3, picks: 2 }).chain((slip) =>
  resultsFor(slip).map((results) => ({
    do: 'paper' as const,
    slip: slip as unknown as Record<string, unknown>,
    // Drops undefined, which a file cannot hold.
    results: JSON.parse(JSON.stringify(results)) as Record<string, unknown>,
  })),
);

/** A step that is impossible (no bet yet) does nothing. */
const step: fc.Arbitrary<SessionStep> = fc.oneof(
  { weight: 7, arbitrary: place },
  { weight: 5, arbitrary: simplePlace },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('settle' as const), match: fc.nat(2), ft: score }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), match: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('oddsMove' as const),
      match: fc.nat(2),
      market: index,
      outcome: index,
      odds,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('suspend' as const), match: fc.nat(2), market: index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retry' as const), bet: index, changed: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cashOut' as const),
      bet: index,
      ask: fc.constantFrom('quote' as const, 'more' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      amount: fc.constantFrom('10', '9.999999', '50', '123.456789', '50000', '50000.01'),
      paid: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      amount: fc.constantFrom('2', '1.99', '100', '5000', '5000.01', '20.5'),
      end: fc.constantFrom('pending' as const, 'paid' as const, 'rejected' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('race' as const),
      place: fc.integer({ min: 1, max: 10 }),
      selection: fc.constantFrom('big' as const, 'small' as const, 'odd' as const, 'even' as const),
      amount: fc.constantFrom('1', '2.5', '1.111111'),
      first: fc.nat(9),
    }),
  },
  { weight: 2, arbitrary: paper },
  { weight: 6, arbitrary: paperOf },
  { weight: 8, arbitrary: upstreamStep },
);

const single = (picks: readonly { match: number; market: number; outcome: number }[]) => ({
  do: 'place' as const,
  picks: [...picks],
  passes: ['single'],
  stake: '2',
  multiple: 1,
  answer: 'delivered' as const,
});
const accept = fc.constantFrom('none' as const, 'better' as const, 'any' as const);

/** Combinations that are rare by chance: a price change before a bet, after it, and before its cash-out. */
const story: fc.Arbitrary<SessionStep[]> = fc.oneof(
  fc.tuple(pick, odds, accept).map(([each, price, accept]) => [
    { do: 'oddsMove' as const, ...each, odds: price },
    { ...single([each]), accept, seen: 'before' as const },
  ]),
  fc.tuple(pick, odds, score).map(([each, price, ft]) => [
    { ...single([each]), accept: 'any' as const, seen: 'now' as const },
    { do: 'oddsMove' as const, ...each, odds: price },
    { do: 'settle' as const, match: each.match, ft },
  ]),
  fc.tuple(pick, odds, fc.nat(1)).map(([each, price, bet]) => [
    { ...single([each]), accept: 'any' as const, seen: 'now' as const },
    { do: 'oddsMove' as const, ...each, odds: price },
    { do: 'cashOut' as const, bet, ask: 'quote' as const },
  ]),
);

/** Few begin with `signIn`, which costs a password hash. */
export const session: fc.Arbitrary<SessionStep[]> = fc
  .record({
    steps: fc.array(fc.oneof({ weight: 9, arbitrary: step.map((each) => [each]) }, { weight: 1, arbitrary: story }), {
      minLength: 1,
      maxLength: 9,
    }),
    signIn: fc.nat(19),
    right: fc.boolean(),
  })
  .map(({ steps, signIn, right }) => [...(signIn === 1 ? [{ do: 'signIn' as const, right }] : []), ...steps.flat()]);
