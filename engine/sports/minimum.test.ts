import { describe, expect, it } from 'vitest';
import { compileSlip } from './compile-slip.ts';
import { matchRange } from './match-range.ts';
import { minimumValues } from './minimum.ts';
import type { Slip, SlipPick } from './slip.ts';

const pick = (outcome: string, odds: string): SlipPick => ({ market: 'wl', outcome, odds });
/** A match that can lose, and one of which an outcome always wins. */
const open = (id: string, odds: string, banker = false) => ({ id, banker, picks: [pick('w', odds), pick('d', '9')] });
const sure = (id: string, odds: string, banker = false) => ({
  id,
  banker,
  picks: [pick('w', odds), pick('d', '9'), pick('l', '8')],
});

/** A match whose only pick no score lets win: level after a handicap of a 0, which basketball never is. */
const never = (id: string, banker = false) => ({
  id,
  banker,
  handicap: '0',
  picks: [{ market: 'handicap' as const, outcome: 'd', odds: '3' }],
});

/** The values that make the lowest positive payout, in tenths. */
function minimum(matches: Slip['matches'], folds: readonly number[], game: Slip['game'] = 'soccer'): number[] {
  const slip = compileSlip({ game, currency: 'BRL', stake: '1', multiple: 1, passes: [], folds, matches });
  const ranges = slip.matches.map((match) => matchRange(slip, match));
  return minimumValues(slip, ranges).map((value) => Number(value) / Number(10n ** BigInt(slip.scale)));
}

describe('minimumValues', () => {
  it.each<[string, Slip['matches'], readonly number[], number[]]>([
    ['one single: the cheapest match', [open('a', '3.5'), open('b', '2.5'), open('c', '4.5')], [1], [0, 2.5, 0]],
    ['doubles: the two cheapest', [open('a', '3.5'), open('b', '2.5'), open('c', '4.5')], [2], [3.5, 2.5, 0]],
    ['doubles, the cheapest last', [open('a', '4.5'), open('b', '3.5'), open('c', '2.5')], [2, 3], [0, 3.5, 2.5]],
    ['doubles, the cheapest first', [open('a', '2.5'), open('b', '3.5'), open('c', '4.5')], [2], [2.5, 3.5, 0]],
    ['equal ones: the first of them', [open('a', '2.5'), open('b', '2.5'), open('c', '2.5')], [2], [2.5, 2.5, 0]],
    ['singles with a sure match: nothing else must win', [open('a', '2.5'), sure('b', '3.5')], [1, 2], [0, 3.5]],
    [
      'doubles with a sure match: it and the cheapest',
      [open('a', '2.5'), sure('b', '3.5'), open('c', '2.4')],
      [2],
      [0, 3.5, 2.4],
    ],
    [
      "a cheap sure match takes no one else's place",
      [open('a', '2.5'), sure('b', '1.5'), open('c', '3.5')],
      [2],
      [2.5, 1.5, 0],
    ],
    [
      'two bankers and no double: the treble is the shortest',
      [open('a', '8.5', true), open('b', '2.5', true), open('c', '2')],
      [1, 3],
      [8.5, 2.5, 2],
    ],
    ['more sure matches than the fold', [sure('a', '2.5'), sure('b', '3.5'), open('c', '1.5')], [1], [2.5, 3.5, 0]],
    [
      'a banker must win, however dear',
      [open('a', '8.5', true), open('b', '2.5'), open('c', '3.5')],
      [2],
      [8.5, 2.5, 0],
    ],
    [
      'a sure banker pays its minimum',
      [sure('a', '7.5', true), open('b', '2.5'), open('c', '3.5')],
      [2],
      [7.5, 2.5, 0],
    ],
    ['a banker alone makes the single', [open('a', '8.5', true), open('b', '2.5')], [1, 2], [8.5, 0]],
    [
      'two bankers leave no single: the double is the shortest',
      [open('a', '8.5', true), open('b', '2.5', true), open('c', '2')],
      [1, 2, 3],
      [8.5, 2.5, 0],
    ],
  ])('%s', (_, matches, folds, values) => {
    expect(minimum(matches, folds)).toEqual(values);
  });

  const home = (id: string, odds: string) => ({ id, picks: [pick('w', odds)] });
  it.each<[string, Slip['matches'], readonly number[], number[]]>([
    ['one single: the match that can win', [home('a', '2.5'), never('b')], [1], [2.5, 0]],
    ['doubles: the cheapest two that can win', [never('a'), home('b', '3.5'), home('c', '2.5')], [2], [0, 3.5, 2.5]],
    ['no double can win: nothing is ever paid', [never('a'), home('b', '3.5')], [2], [0, 3.5]],
    ['a banker that cannot win: nothing is ever paid', [never('a', true), home('b', '3.5')], [2], [0, 3.5]],
  ])('a pick that can never win, %s', (_, matches, folds, values) => {
    expect(minimum(matches, folds, 'basketball')).toEqual(values);
  });
});
