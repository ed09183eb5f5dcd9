import { expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { goneAt, nowhereAt, whyHidden } from './hidden-content.ts';

const brand = {
  sports: ['soccer'],
  games: ['hkmarksix', 'noah'],
  pages: ['club'],
  defaultLanguage: 'en',
  features: {},
} as unknown as Brand;

it.each([
  '/',
  '/sport/soccer/m-1',
  '/sport/live',
  '/sport/all?day=2',
  '/lottery/hkmarksix',
  '/results/hkmarksix',
  '/game/noah',
  '/game/pgGame',
  '/game/play/noah/7',
  '/pages/club',
  '/pages/terms',
  '/promotions/any',
  'https://shop.example/x',
])('%s is a page of the site', (to) => {
  expect(nowhereAt(to, brand)).toBeUndefined();
});

it.each([
  ['/nonsense', 'Write the path of a page, such as /promotions.'],
  ['/game/hkmarksix', 'Write the path of a page, such as /lottery/hkmarksix.'],
  ['/game/pk10', 'Write the path of a page, such as /lottery/pk10.'],
  ['/sport/golf', 'Write the path of a page, such as /promotions.'],
  ['/howToPlay/365sports', 'Write the path of a page, such as /sport/365sports.'],
  ['/pages/nope', "Add 'nope' to pages, with its texts in locales/en/page-nope.json."],
])('%s is none', (to, advice) => {
  expect(nowhereAt(to, brand)).toEqual(advice);
});

it.each([
  ['/game/pgGame', 'pgGames'],
  ['/live-games', 'winfinity'],
  ['/lottery/pk10', 'pk10'],
  ['/game/play/tadaGame/7', 'tadaGames'],
])('%s is a page of %s, which the brand lacks', (to, name) => {
  expect(goneAt(to, brand)?.name).toBe(name);
});

it('a link of the content that leads nowhere is said', () => {
  const said = whyHidden({ id: 'cup', url: '/nonsense' }, brand, 0);
  expect(said.map(({ message }) => message)).toEqual(["/nonsense of 'cup' leads to no page of the site."]);
});
