import { beforeAll, expect, it } from 'vitest';
import { LIMITS, PRICE } from '#app/features/betting/draws/test/a-context.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { CURRENCIES } from '#fixtures/world';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawItem } from './draw-item.ts';
import { allTyped, gameChosen, itemsToggled } from './draw-slip-slice.ts';
import { useDrawSlip } from './use-draw-slip.ts';

beforeAll(() => stubPage());

const ITEM: DrawItem = { key: 'n8', choice: { kind: 'specialCode', selection: 8 }, odds: '47.00' };

interface Known {
  /** The wallet's; undefined while it is not read. */
  readonly currency?: string;
  readonly hasRates?: boolean;
  /** What the brand takes, in its currency USDT. */
  readonly most?: string;
}

/** The slip of a game with one selection of Hong Kong Mark Six, for some amount, and 60 in the wallet. */
async function slipOf(typed: string, { currency, hasRates = true, most }: Known, game: DrawGame = 'hkmarksix') {
  const { store, call } = upstream({
    'member/account': () => ({ score: '60', currency }),
    'config/exchange': () => CURRENCIES,
    'api/v1/game_config': () => LIMITS,
  });
  if (currency !== undefined) await call('getAccount');
  if (hasRates) await call('listCurrencies');
  await call('getDrawLimits', { game });
  for (const action of [gameChosen('hkmarksix'), itemsToggled([ITEM]), allTyped(typed)]) store.dispatch(action);
  const stake = { least: '0.5', most: most ?? '5000' };
  const brand = { currency: 'USDT', limits: { stake, deposit: stake } };
  return readHook(() => useDrawSlip(game, 'open', PRICES), { store, brand });
}

const PRICES = {
  priceOf: () => PRICE,
  prizeOf: () => '235',
  returnsOf: () => ({ max: '235', min: '235', guaranteed: '0' }),
};
const USDT = { currency: 'USDT' };

it('has the selections of its game', async () => {
  const row = { item: ITEM, lines: '1', isGone: false, amount: '5', prize: '235' };
  expect(await slipOf('5', USDT)).toEqual({
    summary: {
      rows: [row],
      totalStake: '5',
      returns: { max: '235', min: '235', guaranteed: '0' },
      moved: [],
      obstacles: [],
    },
    currency: 'USDT',
  });
});

it.each<DrawGame>(['pk10', 'ammarksix'])('has no selections of another game than %s', async (game) => {
  expect(await slipOf('5', USDT, game)).toEqual({
    summary: { rows: [], moved: [], obstacles: [] },
    currency: 'USDT',
  });
});

// One USDT is 5.4321 BRL. A price takes 2 to 100 USDT, a bet 1 to 150.
it.each<[string, Known, string, readonly string[]]>([
  ['60', USDT, 'USDT', []],
  ['60.01', USDT, 'USDT', ['insufficientAccountBalance 60']],
  ['20', { ...USDT, most: '10' }, 'USDT', ['exceedsMaxBet 10']],
  ['60', { currency: 'BRL' }, 'BRL', []],
  ['60', { currency: 'BRL', most: '10' }, 'BRL', ['exceedsMaxBet 54.32']],
  ['60', { currency: 'BRL', most: '10', hasRates: false }, 'BRL', []],
  // Of a guest: the currency is the brand's, and there is no balance.
  ['60.01', {}, 'USDT', []],
])('%s with %j is in %s, and stopped by %j', async (typed, known, currency, stops) => {
  const slip = await slipOf(typed, known);
  const named = slip.summary.obstacles.map((each) =>
    each.kind === 'limit' && 'limit' in each.warning ? `${each.warning.name} ${each.warning.limit}` : each.kind,
  );
  expect([slip.currency, named]).toEqual([currency, stops]);
});
