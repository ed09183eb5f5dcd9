import fc from 'fast-check';
import { resultsFor, slipArbitrary } from '#engine/testing';
import type { SessionStep } from '#fixtures';
import { one, paperOf, stepOf } from './draws.arbitrary.ts';
import { upstreamStep } from './upstream-steps.arbitrary.ts';

const index = fc.nat(4);
/** Mostly the first few, so that steps meet at the same outcome. */
const near = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 2, arbitrary: fc.nat(4) });
const pick = fc.record({ match: near, market: near, outcome: fc.nat(2) });
const onEach = (matches: number) =>
  fc
    .array(pick, { minLength: matches, maxLength: matches })
    .map((picks) => picks.map((each, match) => ({ ...each, match })));
const odds = one('1.5', '2.1', '3.333', '1.007', '12');
/** Around limits and balance, and with too many decimals. */
const STAKES = '2 0.01 0.009 1.234567 10000 10000.01 0.3 33.333333 0 1.2345678 7000';
const PASSES = 'single 2-string-1 3-string-4 3-string-1 2-string-1,single Trixie 4-string-11 5-string-1 nine';
const accept = one('none', 'better', 'any');

const place = fc.record(
  {
    do: one('place'),
    picks: fc.oneof(fc.array(pick, { minLength: 1, maxLength: 6 }), onEach(3), onEach(5)),
    passes: fc.constantFrom(...PASSES.split(' ')).map((names) => names.split(',')),
    stake: fc.constantFrom(...STAKES.split(' ')),
    multiple: one(1, 2, 99, 100, 3),
    accept,
    banker: fc.boolean(),
    seen: one('now', 'before'),
    answer: fc.oneof(
      { weight: 6, arbitrary: one('delivered') },
      { weight: 4, arbitrary: one('lostAfter', 'lostBefore', 'errorAfter', 'late') },
    ),
  },
  { requiredKeys: ['do', 'picks', 'passes', 'stake', 'multiple', 'accept', 'seen', 'answer'] },
);

type Picks = readonly { readonly match: number; readonly market: number; readonly outcome: number }[];
const single = (picks: Picks, stake = '2') => ({
  do: 'place' as const,
  picks: [...picks],
  passes: ['single'],
  stake,
  multiple: 1,
  accept: 'any' as const,
  seen: 'now' as const,
  answer: 'delivered' as const,
});

/** Always accepted, so that later steps have a bet. */
const simplePlace = fc
  .record({ picks: fc.tuple(pick, pick), string: fc.boolean(), stake: one('2', '1.234567', '0.333333') })
  .map(({ picks, string, stake }) => {
    if (!string) return single(picks.slice(0, 1), stake);
    const each = picks.map((one, match) => ({ ...one, match }));
    return { ...single(each, stake), passes: ['2-string-1'] };
  });

const score = fc.tuple(fc.nat(3), fc.nat(3)).map(([home, away]) => `${home}:${away}`);
const paper = slipArbitrary({ matches: 3, picks: 2 }).chain((slip) =>
  resultsFor(slip).map((results) => ({
    do: 'paper' as const,
    slip: slip as unknown as Record<string, unknown>,
    // Drops undefined, which a file cannot hold.
    results: JSON.parse(JSON.stringify(results)) as Record<string, unknown>,
  })),
);

const near3 = fc.nat(2);

/** A step that is impossible (no bet yet) does nothing. */
const step: fc.Arbitrary<SessionStep> = fc.oneof(
  { weight: 7, arbitrary: place },
  { weight: 5, arbitrary: simplePlace },
  { weight: 5, arbitrary: stepOf('settle', { match: near3, ft: score }) },
  { weight: 2, arbitrary: stepOf('void', { match: near3 }) },
  { weight: 2, arbitrary: stepOf('oddsMove', { match: near3, market: index, outcome: index, odds }) },
  { weight: 1, arbitrary: stepOf('suspend', { match: near3, market: index }) },
  { weight: 2, arbitrary: stepOf('retry', { bet: index, changed: fc.boolean() }) },
  { weight: 2, arbitrary: stepOf('cashOut', { bet: index, ask: one('quote', 'more') }) },
  {
    weight: 2,
    arbitrary: stepOf('deposit', {
      amount: one('10', '9.999999', '50', '123.456789', '50000', '50000.01'),
      paid: fc.boolean(),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: stepOf('withdraw', {
      amount: one('2', '1.99', '100', '5000', '5000.01', '20.5'),
      end: one('pending', 'paid', 'rejected'),
    }),
  },
  { weight: 2, arbitrary: paper },
  { weight: 6, arbitrary: paperOf },
  { weight: 9, arbitrary: upstreamStep },
);

/** Combinations that are rare by chance: a price change before a bet, after it, and before its cash-out. */
const story: fc.Arbitrary<SessionStep[]> = fc.oneof(
  fc.tuple(pick, odds, accept).map(([each, price, accepted]) => [
    { do: 'oddsMove' as const, ...each, odds: price },
    { ...single([each]), accept: accepted, seen: 'before' as const },
  ]),
  fc
    .tuple(pick, odds, score)
    .map(([each, price, ft]) => [
      single([each]),
      { do: 'oddsMove' as const, ...each, odds: price },
      { do: 'settle' as const, match: each.match, ft },
    ]),
  fc
    .tuple(pick, odds, fc.nat(1))
    .map(([each, price, bet]) => [
      single([each]),
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
