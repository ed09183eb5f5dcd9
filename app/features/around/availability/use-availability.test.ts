// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { keep, openVault } from '#app/store/vault.ts';
import { readHook } from '#app/test/read-hook.ts';
import { LOTTERIES, SLIP_SPORTS, WITH_RESULTS, WITH_RULES } from './games-with-pages.ts';
import { useAvailability } from './use-availability.ts';
import { useIsOffered } from './use-offered.ts';

const forget = async () => {
  localStorage.clear();
  await openVault('test');
};
beforeEach(forget);
afterAll(forget);

const BRAND = {
  sports: ['bd', 'soccer', 'cricket'],
  games: ['winfinity', 'pk10', 'cardGame', 'pgGames', 'hkmarksix', 'noah', 'ngGame'],
  notOpen: { bd: 'comingSoon' },
  gameWallets: { cardGame: { gameId: '0' } },
} as const;
const brand = { ...BRAND, sports: [...BRAND.sports], games: [...BRAND.games] };

/** What is offered, as names; a state other than active behind a colon. */
async function offered(answer?: readonly object[]) {
  const { store, call } = upstream({ available_games: () => answer });
  if (answer !== undefined) await call('listAvailableGames');
  const { stateOf, isVisible, ...lists } = readHook(useAvailability, { store, brand });
  return {
    ...Object.fromEntries(
      Object.entries(lists).map(([name, offers]) => [
        name,
        offers.map(({ game, state }) => (state === 'active' ? game : `${game}: ${state}`)).join(' '),
      ]),
    ),
    states: (['basketball', 'bd', 'soccer', 'noah'] as const).map(stateOf).join(' '),
    seen: ([10, 11, 22, 'noah', 'bd', 'ngGame'] as const).filter(isVisible),
  };
}

const BEFORE = {
  sports: 'bd: comingSoon soccer cricket',
  lotteries: 'pk10 hkmarksix',
  games: 'pgGames noah',
  liveGames: 'winfinity',
  walletGames: 'cardGame',
  states: 'hidden comingSoon active active',
  seen: [10, 22, 'noah', 'bd'],
};
const LESS = {
  ...BEFORE,
  sports: 'bd: comingSoon soccer: disabled cricket',
  lotteries: 'pk10',
  games: 'pgGames',
  liveGames: '',
  states: 'hidden comingSoon disabled hidden',
  seen: [10, 22, 'bd'],
};
const game = (game_id: number, status: number) => ({ game_id, status });

it('the brand alone decides before the first answer of all', async () => {
  expect(await offered()).toEqual(BEFORE);
});

it('the answer decides, or that of the last visit', async () => {
  expect(await offered([game(10, 2), game(13, 3), game(22, 1)])).toEqual(LESS);
  expect(await offered()).toEqual(LESS);
  await keep({ available_games: [10, 13, 22, 28, 29], visible_games: [10, 13, 22, 28, 29], disable_games: [] });
  expect(await offered()).toEqual(BEFORE);
});

it('content is offered with its feature and its game', () => {
  const isOffered = readHook(useIsOffered, { brand: { ...brand, sports: ['soccer'] } });
  expect([{ url: '/sport/soccer' }, { url: '/sport/basketball' }].map(isOffered)).toEqual([true, false]);
});

it('games have pages', () => {
  const lotteries = ['hkmarksix', 'ammarksix', 'newammarksix', 'gallopingmarksix', 'sgnmarksix', 'twnmarksix', 'pk10'];
  expect({ LOTTERIES, SLIP_SPORTS, WITH_RESULTS, WITH_RULES }).toEqual({
    LOTTERIES: lotteries,
    SLIP_SPORTS: ['soccer', 'basketball', 'bd'],
    WITH_RESULTS: ['soccer', 'basketball', 'bd', 'cricket', '365sports', ...lotteries],
    WITH_RULES: ['soccer', 'basketball', 'bd', 'cricket', ...lotteries],
  });
});
