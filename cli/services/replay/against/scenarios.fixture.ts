import { readFileSync } from 'node:fs';

/** One of each kind that an upstream can play. */
export const SPORTS = {
  id: 'sports',
  kind: 'sports',
  game: 'soccer',
  currency: 'BRL',
  stake: '3',
  passes: ['2-string-1', 'single'],
  matches: [
    { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }], result: { ft: '2:1', ht: '1:0' } },
    { id: 'b', picks: [{ market: 'goals', outcome: '3', odds: '3.333' }], result: 'void' },
  ],
  expect: { lines: '3', stake: '9', payout: '14.10', state: 'won' },
};
export const MARK_SIX = {
  id: 'Mark Six',
  kind: 'marksix',
  date: '2025-03-01',
  bets: [{ kind: 'specialCodeSide', selection: 'big', amount: '100', odds: '1.9' }],
  draw: { numbers: [1, 2, 3, 4, 5, 6], special: 49 },
  expect: { results: ['tie'], stake: '100' },
};
export const PK10 = {
  id: 'PK10',
  kind: 'pk10',
  bets: [{ amount: '10', odds: '2', market: 'place', place: 1, selection: 10 }],
  draw: [10, 9, 1, 2, 3, 4, 5, 6, 7, 8],
  expect: { results: ['win'] },
};
export function ruled(file: string, id: string): object {
  const all = readFileSync(`fixtures/scenarios/${file}.ndjson`, 'utf8').trim().split('\n');
  const found = all.map((line) => JSON.parse(line) as { id: string }).find((each) => each.id === id);
  if (found === undefined) throw new RangeError(`no scenario is called ${id}`);
  return found;
}
