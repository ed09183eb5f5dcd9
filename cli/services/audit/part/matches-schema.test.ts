import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { matchesSchema } from './matches-schema.ts';
import { SettledBet } from './settled-bet.ts';

const isSettledBet = matchesSchema(SettledBet);
const pick = { kind: 'wl', outcome: 'w', odds: '1.85' };
const match = { match_id: 'a', state: 'finished', score: '2:1', half_time_score: '1:0', picks: [pick] };
const sports = {
  bet_id: 'b-1',
  game: 'soccer',
  currency: 'BRL',
  passes: ['2-string-1'],
  stake: '2',
  multiple: 1,
  payout: '12.33',
  result: 'won',
  cashed_out: false,
  rules: { longest_line: 4, prize_cap: [{ from: 1, to: 2, cap: '10' }], withholding: { threshold: '1', rate: '0.2' } },
  matches: [match, { ...match, banker: true, picks: [{ ...pick, line: '-1' }] }],
};
const race = {
  bet_id: 'r-1',
  game: 'pk10',
  currency: 'USDT',
  payout: '0',
  finish: [1, 2, 3],
  picks: [{ market: 'champion', selection: 3, amount: '1', odds: '1.98' }],
};
const cricket = {
  bet_id: 'c-1',
  game: 'cricket',
  currency: 'INR',
  payout: '0',
  bets: { a: { odd: '1.5', amount: '2', result: 'lost' } },
};

it('knows a bet that is valid as it stands', () => {
  expect(isSettledBet(sports)).toBe(true);
  // A default has to be filled in, or a part is not known to it: it is parsed.
  const { currency: _, ...without } = sports;
  for (const other of [without, race, cricket]) {
    expect(isSettledBet(other)).toBe(false);
    expect(v.is(SettledBet, other)).toBe(true);
  }
});

/** The bet with one of its values, at any depth, replaced or left out. */
const broken = fc
  .record({
    at: fc.nat(40),
    by: fc.constantFrom(
      undefined,
      null,
      0,
      Number.NaN,
      true,
      '',
      'x',
      'x'.repeat(201),
      [],
      {},
      Array.from({ length: 61 }, () => pick),
    ),
  })
  .map(({ at, by }) => {
    let left = at;
    const walk = (value: unknown): unknown => {
      if (left-- === 0) return by;
      if (Array.isArray(value)) return value.map((each) => walk(each));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
    };
    return walk(sports);
  });

it('says yes only to what parsing would leave as it is', () => {
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(broken, (bet) => {
      const isQuick = isSettledBet(bet);
      seen[isQuick ? 'yes' : 'no'] += 1;
      if (isQuick) expect(v.safeParse(SettledBet, bet)).toMatchObject({ success: true, output: bet });
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(100);
});
