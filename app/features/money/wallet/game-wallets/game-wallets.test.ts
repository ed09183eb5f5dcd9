// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { gameWalletsOf, MOVE_ROWS, requestOf } from './game-wallets.ts';
import { takeAllBack } from './move-game-money.ts';

describe('the wallets of games', () => {
  const cards = { game: 'cardGame', id: 'cardGame', gameId: '7' } as const;
  const ng = { game: 'ngGame', id: 'ngGame/x', platform: 'x', name: 'X' } as const;

  it('are those that the brand has, in its order', () => {
    const gameWallets = { cardGame: { gameId: '7' }, ngGame: [{ platform: 'x', name: 'X' }] };
    expect(gameWalletsOf({ gameWallets } as never, ['ngGame', 'cardGame'])).toEqual([ng, cards]);
    expect(gameWalletsOf({ gameWallets } as never, ['cardGame'])).toEqual([cards]);
    expect(gameWalletsOf({ gameWallets: {} }, ['ngGame', 'cardGame'])).toEqual([]);
    expect(gameWalletsOf({}, ['ngGame', 'cardGame'])).toEqual([]);
  });

  it('have a row for each way, with its own request', () => {
    expect(MOVE_ROWS).toEqual(['moveIntoCardGame', 'moveOutOfCardGame', 'moveIntoNg', 'moveOutOfNg']);
    expect(requestOf(cards, '5', 'USDT')).toEqual({ query: { game_id: '7', money: '5' } });
    expect(requestOf(ng, '5', 'USDT')).toEqual({ body: { plat_type: 'x', money: '5', currency: 'USDT' } });
  });

  const NG = 'GET /3rd-game/nggame/api/v1/ng/balance?plat_type=x';
  const CARDS = 'GET /3rd-game/playcard/api/v1/ky/balance';
  const balance = (amount: string) => () => ({ balance: amount, currency: 'USDT' });
  const back = async (answers: Parameters<typeof upstream>[0]) => {
    localStorage.clear();
    const { store, asked } = upstream(answers);
    const result = await store.dispatch(takeAllBack([cards, ng]));
    store.dispatch(signedOut({ because: 'left' }));
    return { result, asked };
  };

  it('are emptied one after the other, each of what it has now', async () => {
    const done = () => ({ balance: '9', game_balance: '0', currency: 'USDT' });
    const answers = { 'ky/balance': balance('1.5'), 'ng/balance': balance('2'), transfer_out: done };
    expect(await back(answers)).toEqual({
      result: 'all',
      asked: [
        CARDS,
        'GET /3rd-game/playcard/api/v1/ky/transfer_out?game_id=7&money=1.5',
        NG,
        'POST /3rd-game/nggame/api/v1/ng/transfer_out {"plat_type":"x","money":"2","currency":"USDT"}',
      ],
    });
  });

  it('that are empty stay as they are', async () => {
    expect(await back({ 'ky/balance': balance('0.00'), 'ng/balance': balance('0') })).toEqual({
      result: 'nothing',
      asked: [CARDS, NG],
    });
  });

  it('the first that cannot be read or emptied ends it', async () => {
    expect(await back({ 'ng/balance': balance('2') })).toEqual({ result: 'failed', asked: [CARDS] });
    expect(await back({ 'ky/balance': balance('1'), 'ng/balance': balance('2') })).toEqual({
      result: 'failed',
      asked: [CARDS, 'GET /3rd-game/playcard/api/v1/ky/transfer_out?game_id=7&money=1'],
    });
  });
});
