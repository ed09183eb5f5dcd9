// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { keep, kept, openVault } from '#app/store/vault.ts';
import { keptGames } from './availability-api.ts';

beforeEach(async () => {
  localStorage.clear();
  await openVault('test');
});
afterAll(async () => {
  localStorage.clear();
  await openVault('test');
});

it.each([
  [{}, undefined],
  [{ visible_games: [10], disable_games: [11] }, undefined],
  [{ available_games: [] }, { available: [], visible: [], disabled: [] }],
  [
    { available_games: [10, 11, 12], visible_games: [10], disable_games: [11] },
    { available: [10, 11, 12], visible: [10], disabled: [11] },
  ],
])('from the stored %j the games are %j', async (stored, games) => {
  await keep(stored);
  expect(keptGames()).toEqual(games);
});

it('the answer is stored, an equal one not again, a failed one not at all', async () => {
  let games: object[] | undefined = [
    { game_id: 10, status: 1 },
    { game_id: 11, status: 2 },
    { game_id: 12, status: 3 },
  ];
  const first = { available: [10, 11, 12], visible: [10], disabled: [11] };
  const ask = () => upstream({ available_games: () => games }).call('listAvailableGames');
  expect(await ask()).toEqual({ data: first });
  expect(keptGames()).toEqual(first);
  const stored = kept('available_games');
  await ask();
  expect(kept('available_games')).toBe(stored);
  games = undefined;
  expect(await ask()).toMatchObject({ error: { kind: 'refused' } });
  expect(keptGames()).toEqual(first);
  games = [{ game_id: 11, status: 1 }];
  await ask();
  expect(keptGames()).toEqual({ available: [11], visible: [11], disabled: [] });
});
