import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RowName, rows } from '#contract/rows';
import { startSimulator, type Simulator } from '../doors/server/start-simulator.ts';
import { movedBy } from './books.ts';
import { RowClient } from './row-client.ts';

const PLAYER = 'member:m-player';
/** What the sample of a row moves in the books at once: who pays, and who is paid. */
const MOVES: Partial<Record<RowName, readonly string[]>> = {
  placeBet: [`stake ${PLAYER} -2.000000 USDT`, 'stake house:bets 2.000000 USDT'],
  placeCricketBet: [`stake ${PLAYER} -2.000000 USDT`, 'stake house:bets 2.000000 USDT'],
  placeLotteryBet: [`stake ${PLAYER} -5.000000 USDT`, 'stake house:bets 5.000000 USDT'],
  placeRaceBet: [`stake ${PLAYER} -4.000000 USDT`, 'stake house:bets 4.000000 USDT'],
  // 2 at odds of 1.64, less 4 % twice; of the part, a half.
  cashOut: ['cashOut house:bets -1.843200 USDT', `cashOut ${PLAYER} 1.843200 USDT`],
  cashOutPart: ['cashOut house:bets -0.921600 USDT', `cashOut ${PLAYER} 0.921600 USDT`],
  openWithdrawal: [`withdraw ${PLAYER} -20.000000 USDT`, 'withdraw hold:wd-0000002 20.000000 USDT'],
  transferToPlayer: [`transfer ${PLAYER} -5.000000 USDT`, 'transfer member:m-agent 5.000000 USDT'],
  moveIntoCardGame: [`gameIn ${PLAYER} -10.000000 USDT`, 'gameIn game:ky:m-player 10.000000 USDT'],
  moveOutOfCardGame: ['gameOut game:ky:m-player -4.000000 USDT', `gameOut ${PLAYER} 4.000000 USDT`],
  moveIntoNg: [`gameIn ${PLAYER} -10.000000 USDT`, 'gameIn game:ng-ag:m-player 10.000000 USDT'],
  moveOutOfNg: ['gameOut game:ng-ag:m-player -3.000000 USDT', `gameOut ${PLAYER} 3.000000 USDT`],
  claimCheckIn: ['reward house:promotions -0.500000 USDT', `reward ${PLAYER} 0.500000 USDT`],
  registerByEmail: ['registerBonus house:promotions -5.000000 USDT', 'registerBonus member:m-000004 5.000000 USDT'],
  registerByPhone: ['registerBonus house:promotions -5.000000 USDT', 'registerBonus member:m-000004 5.000000 USDT'],
  changeCurrency: [
    `exchange ${PLAYER} -1000.000000 USDT`,
    'exchange house:exchange 1000.000000 USDT',
    'exchange house:exchange -5432.10 BRL',
    `exchange ${PLAYER} 5432.10 BRL`,
  ],
};
/** Who hears of it at once on the socket of the wallet, and as what. */
const PUSHES: Partial<Record<RowName, readonly string[]>> = {
  cashOut: ['m-player SETTLE'],
  cashOutPart: ['m-player CASH_OUT'],
  transferToPlayer: ['m-agent RECHARGE'],
  registerByEmail: ['m-000004 REGISTER'],
  registerByPhone: ['m-000004 REGISTER'],
};
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'answers' });
});
afterAll(() => simulator.close());

it.each(Object.keys(rows) as RowName[])('%s moves and pushes what its name says, and nothing else', async (name) => {
  const client = new RowClient(simulator, simulator.world(name.toLowerCase())).signIn();
  const sample = await client.sample(name);
  const pushed: string[] = [];
  client.world.outbox.onDelivery(({ memberId, message }) => void pushed.push(`${memberId} ${message.notifyType}`));
  const moved = await movedBy(client, async () => expect((await client.send(name, sample)).status).toBe(200));
  expect(moved).toEqual(MOVES[name] ?? []);
  expect(pushed).toEqual(PUSHES[name] ?? []);
  expect(client.world.journal.list().at(-1)).toMatchObject({ row: name, status: 200, code: 0 });
  expect(client.world.ledger.audit()).toEqual([]);
});
