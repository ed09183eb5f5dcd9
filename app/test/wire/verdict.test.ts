import { expect, it } from 'vitest';
import type { CellResult } from './run-press.ts';
import { isRight, wordOf, wrongsOf } from './verdict.ts';

const NONE = { name: 'none' };
const HOP = { name: 'hop', isBehind: true };
const EDGE = { name: 'edge' };
const cell = (over: Partial<CellResult> = {}): CellResult => ({
  press: 'placeBet',
  fault: 'none',
  shown: 'accepted',
  done: 1,
  isShownTwice: false,
  seconds: 0,
  deliveries: 1,
  failures: 0,
  ...over,
});

it.each<[string, Partial<CellResult>, string]>([
  ['done once', {}, ''],
  ['not done', { shown: 'neverDone', done: 0 }, ''],
  ['done twice, and said', { done: 2, isShownTwice: true }, 'doubled'],
  ['done twice, and said that it may be', { done: 2, isShownUnclear: true }, 'doubled'],
  ['done twice', { done: 2 }, 'doubled unnoticed'],
  ['done once, and called twice', { isShownTwice: true }, 'falselyTwice'],
  ['done once, and called twice perhaps', { isShownUnclear: true }, 'falselyTwice'],
  ['not done, and called twice', { shown: 'neverDone', done: 0, isShownTwice: true }, 'falselyTwice'],
  ['accepted and not done', { done: 0 }, 'lost'],
  ['refused and done', { shown: 'refused' }, 'failedThoughDone'],
  ['never certain', { shown: 'checking' }, 'stuck'],
  ['certain after more than a minute', { seconds: 61 }, 'stuck'],
  ['two attempts', { shown: 'refused', done: 0, failures: 2 }, 'counted'],
])('%s', (_, over, wrong) => {
  const all = Object.entries(wrongsOf(cell(over)));
  expect(all.flatMap(([name, is]) => (is ? [name] : [])).join(' ')).toBe(wrong);
});

it('a double is right where the network may cause one, and only if it was said', () => {
  const said = cell({ done: 2, isShownTwice: true });
  expect([NONE, HOP, EDGE].map((setup) => isRight(setup, said))).toEqual([true, true, false]);
  expect([NONE, HOP, EDGE].map((setup) => isRight(setup, cell({ done: 2 })))).toEqual([false, false, false]);
  expect(wordOf(HOP, said)).toBe('doubled, reported');
  expect(wordOf(NONE, cell({ done: 2, isShownUnclear: true }))).toBe('doubled, reported as possible');
});

it('a single press that is called doubled is wrong in every setup', () => {
  for (const over of [{ isShownTwice: true }, { isShownUnclear: true }])
    for (const setup of [NONE, HOP, EDGE, { name: 'keyed' }])
      expect(wordOf(setup, cell(over))).toBe('**WRONG** placeBet: accepted x1');
});
