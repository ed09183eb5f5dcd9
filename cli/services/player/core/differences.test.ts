import { expect, it } from 'vitest';
import { checksAt } from './checks.ts';
import { differences } from './differences.ts';
import { Findings } from './findings.ts';

const BET = {
  bet_id: '4388c778',
  game: 'soccer',
  passes: ['single'],
  selections: [['m-1', 'wl w 1.50']],
  max: '0.021',
};

it.each([
  ['a property', BET, { ...BET, max: '1.0' }, ['max: expected "0.021", got "1.0"']],
  ['a property that is missing', BET, { ...BET, max: undefined }, ['max: expected "0.021", got nothing']],
  ['an entry', BET, { ...BET, passes: ['double'] }, ['passes[0]: expected "single", got "double"']],
  ['an entry too many', ['a', 'b'], ['a', 'b', 'c'], ['[2]: expected nothing, got "c" (3 entries, not 2)']],
  ['no entry', [], ['a', 'b'], ['expected [], got ["a","b"]']],
  ['another kind', { a: [1] }, { a: '1' }, ['a: expected [1], got "1"']],
  ['another order of properties', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
])('names what differs: %s', (_, expected, actual, found) => {
  expect(differences(expected, actual)).toEqual(found);
});

it('keeps everything, and has a short text of it', () => {
  const findings = new Findings(() => '', checksAt('all'));
  const ids = Array.from({ length: 90 }, (_, nth) => `bet-${nth}-${'x'.repeat(20)}`);
  findings.same('lists', 'listMyBets', 'pages, joined', ids, ids.toReversed());
  findings.same('lists', 'listResults', 'ids that are there twice', [], ids);
  const [joined, twice] = findings.groups;
  expect(joined?.what).toContain(`[89]: expected "${ids[89]}", got "${ids[0]}"`);
  expect(joined?.short).toMatch(/^pages, joined: \[0\]: expected "bet-0-x+", got "bet-89-x+"; .*; and 87 more$/);
  expect(twice?.what).toContain(ids[89]);
  expect(twice?.short.length).toBeLessThan(400);
});
