import { expect, it } from 'vitest';
import type { Market } from '#contract/entities';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import type { PriceChange } from '#app/features/betting/matches/index.ts';
import { outcomeText } from '#app/i18n/outcome-text.ts';
import { english } from '#app/test/markup/english.ts';
import { marketTitle } from './market-title.ts';
import { quoteName } from './quote-name.ts';
import type { Words } from './use-words.ts';

const t: Words['t'] = english.getFixedT('en', ['sports', 'markets'] as const);
const words: Words = {
  t,
  language: 'en',
  odds: (odds) => `(${odds})`,
  outcome: (pick) => outcomeText(english.getFixedT('en', 'markets'), pick),
  moved: (direction, was) => `${direction} from (${was})`,
};
const market = (over: Partial<Market>): Market => ({ kind: 'wl', status: 'open', outcomes: [], ...over });
const change = (direction: 'up' | 'down', was: string): PriceChange => ({
  matchId: 'm-1',
  market: 'wl',
  outcome: 'w',
  odds: '2',
  was,
  direction,
  atMs: 0,
});

it.each([
  [market({}), 'd', undefined, 'Match result: Draw, Ashford Vale against Merrow United, odds (2)'],
  [
    market({}),
    'w',
    change('up', '1.85'),
    'Match result: Ashford Vale to win, Ashford Vale against Merrow United, odds (2), up from (1.85)',
  ],
  [
    market({ kind: 'handicap', handicap_val: '-1' }),
    'l',
    change('down', '3'),
    'Handicap: Merrow United (+1), Ashford Vale against Merrow United, odds (2), down from (3)',
  ],
  // A price that cannot be pressed is not said, whether it has changed or not.
  [
    market({ status: 'suspended' }),
    'd',
    change('up', '1.85'),
    'Match result: Draw, Ashford Vale against Merrow United, Suspended',
  ],
  [market({ status: 'closed' }), 'd', undefined, 'Match result: Draw, Ashford Vale against Merrow United, Closed'],
])('the name of the button of %j on %s', (of, outcome, moved, name) => {
  expect(quoteName(words, aMatch(), of, outcome)('2', moved)).toBe(name);
});

it.each([
  [market({}), 'w', undefined, 'Ashford Vale to win, (2)'],
  [market({}), 'd', change('up', '1.85'), 'Draw, (2), up from (1.85)'],
  [market({ kind: 'handicap', handicap_val: '-1' }), 'l', undefined, 'Merrow United (+1), (2)'],
  [market({ status: 'suspended' }), 'd', change('up', '1.85'), 'Draw, Suspended'],
] as const)('in a group that names match and market, the button of %j on %s', (of, outcome, moved, name) => {
  expect(quoteName(words, aMatch(), of, outcome, true)('2', moved)).toBe(name);
});

it.each([
  ['wl', undefined, 'Match result'],
  ['goals', market({ kind: 'goals' }), 'Total goals'],
  ['handicap', market({ kind: 'handicap', handicap_val: '-1' }), 'Handicap −1'],
  ['handicap', market({ kind: 'handicap', handicap_val: '1.5' }), 'Handicap +1.5'],
  ['bs', market({ kind: 'bs', handicap_val: '2.5' }), 'Over / under 2.5'],
] as const)('the title of the market %s', (kind, of, title) => {
  expect(marketTitle(words, kind, of)).toBe(title);
});

it('a row of six prices is heard in at most 40 words, those of its groups included, and each result in at most five', () => {
  const handicap = market({ kind: 'handicap', handicap_val: '-1' });
  const row = [market({}), handicap].map((each) => ({
    group: `${marketTitle(words, each.kind, each)}, Ashford Vale against Merrow United`,
    prices: ['w', 'd', 'l'].map((outcome) => quoteName(words, aMatch(), each, outcome, true)('2', undefined)),
  }));
  const count = (text: string) => text.split(/\s+/).length;
  expect(row[0]?.prices.filter((price) => count(price) > 5)).toEqual([]);
  expect(count(row.flatMap(({ group, prices }) => [group, ...prices]).join(' '))).toBeLessThanOrEqual(40);
});
