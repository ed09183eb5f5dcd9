import { expect, it } from 'vitest';
import { BET_KINDS, kindsOf, PROVIDER_NAMES, PROVIDERS, providersOf, sourcesOf } from './bet-sources.ts';

type Brand = Parameters<typeof kindsOf>[0];
const brand = (sports: readonly string[], games: readonly string[]) => ({ sports, games }) as unknown as Brand;
const NOTHING = brand([], []);
const WHOLE = brand(
  ['cricket', 'bd', 'soccer', 'basketball'],
  ['pk10', 'hkmarksix', 'ammarksix', 'noah', 'pgGames', 'winfinity', 'tadaGames', 'ngGame'],
);

const sourcesOfAll = (of: Brand) => Object.fromEntries(BET_KINDS.map((kind) => [kind, sourcesOf(kind, of)]));

it('a brand with everything has all lists, by kind', () => {
  expect(sourcesOfAll(WHOLE)).toEqual({
    all: ['soccer', 'basketball', 'bd', 'hkmarksix', 'ammarksix', 'pk10', 'cricket'],
    sports: ['soccer', 'basketball', 'bd'],
    lotteries: ['hkmarksix', 'ammarksix'],
    pk10: ['pk10'],
    cricket: ['cricket'],
    games: [],
  });
  expect(kindsOf(WHOLE)).toEqual(['all', 'sports', 'lotteries', 'pk10', 'cricket', 'games']);
  expect(providersOf(WHOLE)).toEqual(PROVIDERS);
  expect(PROVIDERS.map((provider) => PROVIDER_NAMES[provider])).toEqual(['PG', 'TADA', 'Noah', 'Winfinity']);
});

it.each([
  [NOTHING, []],
  [brand(['soccer'], []), ['all', 'sports']],
  [brand(['cricket'], []), ['all', 'cricket']],
  [brand([], ['hkmarksix']), ['all', 'lotteries']],
  [brand([], ['pk10']), ['all', 'pk10']],
  [brand([], ['noah']), ['games']],
  [brand([], ['ngGame', 'cardGame']), []],
] as const)('%j has the kinds %j', (of, kinds) => expect(kindsOf(of)).toEqual(kinds));

it('a brand without games has no lists', () => {
  expect(sourcesOfAll(NOTHING)).toEqual({ all: [], sports: [], lotteries: [], pk10: [], cricket: [], games: [] });
  expect(providersOf(NOTHING)).toEqual([]);
});
