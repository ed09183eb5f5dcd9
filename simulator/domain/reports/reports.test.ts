import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { ask, call, later, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const DAY_MS = 86_400_000;
const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'reports' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`reports-${++worlds}`)).signIn();
});

const history = async (query: object = {}) =>
  (await call(client, 'listTransactions', { query: { ...query } })).json.data as unknown as {
    total: number;
    transactions: Transaction[];
  };
const statistics = (query: object) => call(client, 'getBetStatistics', { query: { ...MARCH, ...query } });

describe('the history of the wallet', () => {
  it.each([
    ['placeBet', [{ type: 'stake', kind: 60, amount: '-2.000000', game_id: 10 }]],
    ['cashOut', [{ type: 'cashOut', kind: 62, game_id: 10 }]],
    ['placeLotteryBet', [{ type: 'stake', kind: 60, amount: '-5.000000', game_id: 13 }]],
    ['placeRaceBet', [{ type: 'stake', kind: 60, amount: '-4.000000', game_id: 16 }]],
    ['placeCricketBet', [{ type: 'stake', kind: 60, amount: '-2.000000', game_id: 9 }]],
    ['transferToPlayer', [{ type: 'transfer', kind: 70, amount: '-5.000000', remark: 'demo-agent' }]],
    ['moveIntoNg', [{ type: 'gameIn', kind: 80, amount: '-10.000000', remark: 'ng-ag' }]],
    ['moveOutOfNg', [{ type: 'gameOut', kind: 81, amount: '3.000000' }, { type: 'gameIn' }]],
    ['openWithdrawal', [{ type: 'withdraw', kind: 50, amount: '-20.000000' }]],
    ['claimCheckIn', [{ type: 'reward', kind: 90, amount: '0.500000', remark: '' }]],
    [
      'changeCurrency',
      [
        { type: 'exchange', kind: 71, amount: '5432.10', currency: 'BRL', balance: '5432.10' },
        { type: 'exchange', kind: 71, amount: '-1000.000000', currency: 'USDT', balance: '0.000000' },
      ],
    ],
  ] as const)('names what %s has moved, newest first', async (row: RowName, expected) => {
    await ask(client, row);
    const { transactions } = await history();
    expect(transactions.slice(0, expected.length)).toMatchObject(expected);
    expect(transactions.at(-1)).toMatchObject({ type: 'opening', kind: 1, amount: '1000.000000', remark: '' });
  });

  it('has rounds of games with their product, deposits when they arrive, and what the operator changed', async () => {
    const { url } = (await ask(client, 'launchNoahGame')).json.data;
    const { pathname } = new URL(String(url));
    for (let round = 0; round < 8; round++) await client.request('POST', pathname, { bet: '1' }, {});
    expect((await history()).transactions[0]).toMatchObject({ type: 'gameRound', kind: 82, game_id: 28 });
    await client.request('POST', '/__sim/members/m-player', { adjust: '-1.5' }, {});
    expect((await history()).transactions[0]).toMatchObject({ type: 'adjustment', kind: 99, amount: '-1.500000' });
    await ask(client, 'openDeposit');
    later(client, DAY_MS);
    expect((await history({ kind: '34' })).transactions).toMatchObject([
      { type: 'deposit', kind: 34, amount: '50.000000', at: '2026-03-14T12:01:00.000Z' },
    ]);
  });

  it('is filtered by kind and by days, both included, and paged', async () => {
    await ask(client, 'openWithdrawal');
    await ask(client, 'placeBet');
    expect(await history({ kind: '50' })).toMatchObject({ total: 1, transactions: [{ type: 'withdraw' }] });
    expect(outcomeOf(await call(client, 'listTransactions', { query: { kind: '60' } }))).toMatchObject({
      reason: 'badRequest',
      field: 'query.kind',
    });
    const day = (date: string) => history({ start_date: date, end_date: date });
    expect((await day('2026-03-13')).total).toBe(0);
    expect((await day('2026-03-14')).total).toBe(3);
    expect((await day('2026-03-15')).total).toBe(0);
    expect(await history({ start: 1, limit: 1 })).toMatchObject({ total: 3, transactions: [{ type: 'withdraw' }] });
  });
});

describe('the statistics of bets', () => {
  it('count stakes and payouts of a game, by day; what is open makes no profit', async () => {
    const { bet } = (await ask(client, 'placeBet')).json.data as unknown as {
      bet: { matches: { match_id: string }[] };
    };
    expect((await statistics({ game_id: '10' })).json.data).toEqual({
      game_id: 10,
      bets: 1,
      bet_amount: '2.000000',
      payout: '0.000000',
      profit: '0.000000',
      currency: 'USDT',
      days: [{ date: '2026-03-14', bets: 1, bet_amount: '2.000000', payout: '0.000000' }],
    });
    const lost = { result: { ft: '0:1', ht: '0:0' } };
    await client.request('POST', `/__sim/matches/${bet.matches[0]?.match_id}`, lost, {});
    later(client, DAY_MS);
    await ask(client, 'placeBet');
    expect((await statistics({ game_id: '10' })).json.data).toMatchObject({
      bets: 2,
      bet_amount: '4.000000',
      profit: '-2.000000',
      days: [{ date: '2026-03-14' }, { date: '2026-03-15' }],
    });
    for (const game_id of ['11', '999'])
      expect((await statistics({ game_id })).json.data).toMatchObject({ bets: 0, bet_amount: '0.000000', days: [] });
  });

  it('count what was sold of a bet as staked and paid', async () => {
    const { bet } = (await ask(client, 'cashOutPart')).json.data as unknown as { bet: { parts: { payout: string }[] } };
    expect((await statistics({ game_id: '10' })).json.data).toMatchObject({
      bets: 1,
      bet_amount: '2.000000',
      payout: bet.parts[0]?.payout,
    });
  });

  it('are those of the wallet as it is: bets in another currency are not among them', async () => {
    await ask(client, 'placeBet');
    await ask(client, 'changeCurrency');
    expect((await statistics({ game_id: '10' })).json.data).toMatchObject({ bets: 0, currency: 'BRL' });
  });

  it.each([
    ['2026-03-15', '2026-03-14', false],
    ['2025-03-14', '2026-03-14', true],
    ['2025-03-13', '2026-03-14', false],
  ])('from %s to %s: a year and a day at most, %s', async (start_date, end_date, isTaken) => {
    const outcome = outcomeOf(await statistics({ game_id: '10', start_date, end_date }));
    expect(outcome).toMatchObject(isTaken ? { bets: 0 } : { status: 400, field: 'query.end_date' });
  });
});
