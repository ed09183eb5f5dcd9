import { beforeEach, describe, expect, it } from 'vitest';
import { ask, call, movedBy, outcomeOf } from '../../conformance/books.ts';
import { openGame } from '../../conformance/opened-games.ts';
import { ownSimulator } from '../../conformance/own-simulator.ts';
import type { RowClient } from '../../conformance/row-client.ts';
const PLAYER = 'member:m-player';
let client: RowClient;
const { newWorld } = ownSimulator('games');
beforeEach(() => {
  client = newWorld();
});

describe('the wallets of cards and platforms', () => {
  const cards = (name: 'moveIntoCardGame' | 'moveOutOfCardGame', money: string) =>
    call(client, name, { query: { game_id: 'poker', money } });
  const platform = (name: 'moveIntoNg' | 'moveOutOfNg', money: string, plat_type = 'ag', currency = 'USDT') =>
    call(client, name, { body: { plat_type, money, currency } });

  it('take money from the main wallet and give it back, each its own', async () => {
    const moved = await movedBy(client, async () => {
      expect((await cards('moveIntoCardGame', '10.5')).json.data).toEqual({
        balance: '989.500000',
        game_balance: '10.500000',
        currency: 'USDT',
      });
      await platform('moveIntoNg', '20');
      await platform('moveIntoNg', '7', 'xyz');
      await cards('moveOutOfCardGame', '4.25');
      await platform('moveOutOfNg', '5');
    });
    expect(moved).toEqual([
      `gameIn ${PLAYER} -10.500000 USDT`,
      'gameIn game:ky:m-player 10.500000 USDT',
      `gameIn ${PLAYER} -20.000000 USDT`,
      'gameIn game:ng-ag:m-player 20.000000 USDT',
      `gameIn ${PLAYER} -7.000000 USDT`,
      'gameIn game:ng-xyz:m-player 7.000000 USDT',
      'gameOut game:ky:m-player -4.250000 USDT',
      `gameOut ${PLAYER} 4.250000 USDT`,
      'gameOut game:ng-ag:m-player -5.000000 USDT',
      `gameOut ${PLAYER} 5.000000 USDT`,
    ]);
    expect((await call(client, 'getCardBalance')).json.data).toEqual({ balance: '6.250000', currency: 'USDT' });
    const balance = async (plat_type: string) =>
      (await call(client, 'getNgBalance', { query: { plat_type } })).json.data;
    expect(await balance('ag')).toEqual({ balance: '15.000000', currency: 'USDT' });
    expect(await balance('xyz')).toEqual({ balance: '7.000000', currency: 'USDT' });
  });

  it('give no more than they hold, and take no more than the player has', async () => {
    await cards('moveIntoCardGame', '10');
    expect(outcomeOf(await cards('moveOutOfCardGame', '10.000001'))).toMatchObject({
      status: 400,
      reason: 'insufficientBalance',
      field: 'money',
      balance: '10.000000',
    });
    expect(outcomeOf(await cards('moveIntoCardGame', '990.000001'))).toMatchObject({
      reason: 'insufficientBalance',
      field: 'money',
      balance: '990.000000',
    });
    expect(outcomeOf(await cards('moveIntoCardGame', '0'))).toMatchObject({
      reason: 'badRequest',
      field: 'query.money',
    });
  });

  it.each(['moveIntoNg', 'moveOutOfNg'] as const)('%s refuses another currency than the wallet has', async (name) => {
    expect(outcomeOf(await platform(name, '20', 'ag', 'BRL'))).toEqual({
      status: 409,
      msg: 'The wallet is in USDT',
      reason: 'wrongCurrency',
      field: 'currency',
      currency: 'USDT',
    });
  });

  it.each([
    ['launchCardGame', 'moveIntoCardGame', 'game:ky:m-player'],
    ['launchNg', 'moveIntoNg', 'game:ng-ag:m-player'],
  ] as const)('%s plays from the wallet of its own only', async (launch, fill, account) => {
    await ask(client, fill);
    const { play } = await openGame(client, launch);
    const moved = await movedBy(client, async () => {
      for (const bet of ['1', '1', '1', '1']) await play(bet);
    });
    expect(moved.length).toBeGreaterThan(0);
    expect(
      moved.map((line) => line.split(' ')[1]).filter((each) => each !== account && each !== 'house:games'),
    ).toEqual([]);
    expect(client.world.balance('m-player')).toBe('990.000000');
    expect(await play('50')).toMatchObject({ reason: 'insufficientBalance', field: 'bet' });
  });
});
