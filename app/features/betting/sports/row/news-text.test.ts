import { beforeAll, expect, it } from 'vitest';
import { outcomeText } from '#app/i18n/outcome-text.ts';
import { english } from '#app/test/markup/english.ts';
import { stubPage } from '#app/test/read-hook.ts';
import { newsText } from './news-text.ts';
import type { Words } from './use-words.ts';

beforeAll(() => stubPage());
const t = english.getFixedT('en', ['sports', 'markets']) as Words['t'];
const words: Words = {
  t,
  language: 'en',
  odds: (odds) => `[${odds}]`,
  outcome: (pick) => outcomeText(english.getFixedT('en', 'markets'), pick),
  moved: (direction, was) => t(`sports:moved.${direction}`, { was }),
};
const PICKS = [
  {
    item: { market: 'wl' as const, outcome: 'w', home: 'Lighthouse FC', away: 'Pier United' },
    change: { odds: '2.10', was: '2.00', direction: 'up' as const },
  },
  {
    item: { market: 'wl' as const, outcome: 'd', home: 'Mole City', away: 'Quay Rovers' },
    change: { odds: '3.10', was: '3.20', direction: 'down' as const },
  },
];

it.each([
  ['nothing', { picks: [], up: 0, down: 0 }, ''],
  ['one that went up', { picks: [], up: 1, down: 0 }, '1 price on the page went up.'],
  ['many that went down', { picks: [], up: 0, down: 1200 }, '1,200 prices on the page went down.'],
  ['both', { picks: [], up: 2, down: 1 }, '2 prices on the page went up. 1 price on the page went down.'],
  [
    'picks first',
    { picks: PICKS, up: 1, down: 0 },
    'Lighthouse FC to win, Lighthouse FC against Pier United: odds now [2.10], up from 2.00. ' +
      'Draw, Mole City against Quay Rovers: odds now [3.10], down from 3.20. 1 price on the page went up.',
  ],
])('says %s', (_, news, text) => expect(newsText(news, words)).toBe(text));
