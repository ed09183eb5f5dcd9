import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
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
])('the name of the button of %j on %s', (of, outcome, moved, name) => {
  expect(quoteName(words, aMatch(), of, outcome)('2', moved)).toBe(name);
});

it.each([
  [market({}), 'w', undefined, 'Ashford Vale to win, (2)'],
  [market({}), 'd', change('up', '1.85'), 'Draw, (2), up from (1.85)'],
  [market({ kind: 'handicap', handicap_val: '-1' }), 'l', undefined, 'Merrow United (+1), (2)'],
  [market({ kind: 'handicap', handicap_val: '-1' }), 'd', undefined, 'Draw (−1), (2)'],
  // A price that cannot be pressed is not said, whether it has changed or not.
  [market({ status: 'suspended' }), 'd', change('up', '1.85'), 'Draw, Suspended'],
  [market({ status: 'closed' }), 'd', undefined, 'Draw, Closed'],
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

const textsOf = (language: string) =>
  Object.fromEntries(
    ['sports', 'markets'].map((name) => [
      name,
      JSON.parse(readFileSync(`app/locales/${language}/${name}.json`, 'utf8')) as object,
    ]),
  );
describe.each(['en', 'pt'])('in %s', (language) => {
  const i18n = i18next.createInstance();
  beforeAll(() =>
    i18n.init({ lng: language, interpolation: { escapeValue: false }, resources: { [language]: textsOf(language) } }),
  );
  const count = (text: string) => text.split(/\s+/).length;
  /** Two markets of a row: each group names market and match, each price the outcome. */
  const heard = () => {
    const own: Words = {
      ...words,
      t: i18n.getFixedT(language, ['sports', 'markets'] as const),
      odds: (odds) => odds,
      outcome: (pick) => outcomeText(i18n.getFixedT(language, 'markets'), pick),
    };
    const match = aMatch();
    return [market({}), market({ kind: 'handicap', handicap_val: '-1' })].map((each) => ({
      group: own.t('sports:marketOfMatch', {
        market: marketTitle(own, each.kind, each),
        home: match.home,
        away: match.away,
      }),
      prices: ['w', 'd', 'l'].map((outcome) => quoteName(own, match, each, outcome, true)('2.35', undefined)),
    }));
  };

  it('a row of six prices is heard in at most 40 words, those of its groups included', () => {
    expect(
      count(
        heard()
          .flatMap(({ group, prices }) => [group, ...prices])
          .join(' '),
      ),
    ).toBeLessThanOrEqual(40);
  });

  it('a price of a row is heard in at most five words', () => {
    expect(heard().flatMap(({ prices }) => prices.filter((price) => count(price) > 5))).toEqual([]);
  });
});
