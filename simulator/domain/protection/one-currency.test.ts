import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BET_STATUS } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { dataOf, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';

const DAY_MS = 86_400_000;
const NOTHING = { params: {}, query: {}, headers: {}, body: undefined };
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'one-currency' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);
const toBrl = (client: RowClient) => client.send('changeCurrency', { ...NOTHING, query: { unit: 'BRL' } });
const later = (client: RowClient, ms: number) => {
  client.world.clock.advance(ms);
  runDue(client.world);
  client.signIn();
};
const inOther = (client: RowClient) =>
  client.world.db
    .all("SELECT account, currency FROM wallet WHERE balance > 0 AND account GLOB '*m-player' AND currency <> 'BRL'")
    .map((row) => `${row['account']} ${row['currency']}`);

describe.each([
  ['uk', 'GBP'],
  ['br', 'BRL'],
] as const)('under %s', (profile, home) => {
  it(`accounts are in ${home}, whatever a registration or a change asks for`, async () => {
    const client = under(profile);
    const { status, json } = await send(client, 'registerByEmail', { currency: 'USDT', limits: undefined });
    expect({ status, ...json.data }).toMatchObject({ status: 409, reason: 'wrongCurrency', field: 'currency' });
    const change = await client.send('changeCurrency', {
      params: {},
      query: { unit: 'USDT' },
      headers: {},
      body: undefined,
    });
    expect(change.json.data).toEqual({ reason: 'wrongCurrency', field: 'query.unit', currency: home });
    const offered = (await dataOf(client, 'listCurrencies')) as unknown as { currency: string; status: number }[];
    expect(offered.filter(({ status }) => status === 1).map(({ currency }) => currency)).toEqual([home]);
  });

  it('an account from before keeps its money, takes none, and is converted at a named rate and time', async () => {
    const client = under('none');
    client.world.setProfile(profile);
    const pay = { channel_id: 'in-wallet', card: undefined };
    expect((await send(client, 'openDeposit', pay)).json.data).toEqual({
      reason: 'wrongCurrency',
      currency: home,
      account_currency: 'USDT',
    });
    expect((await send(client, 'openWithdrawal')).status).toBe(200);
    await client.send('changeCurrency', { ...NOTHING, query: { unit: home } });
    const { transactions } = (await client.send('listTransactions', NOTHING)).json.data as {
      transactions?: { type: string }[];
    };
    const rates = { uk: 'USDT-GBP 1:0.79', br: 'USDT-BRL 1:5.4321' } as const;
    expect(transactions?.find(({ type }) => type === 'exchange')).toMatchObject({
      remark: rates[profile],
      at: new Date(client.world.now()).toISOString(),
    });
  });
});

describe('a request that names another currency than the account', () => {
  it.each([
    ['openDeposit', { channel_id: 'in-wallet', card: undefined }],
    ['openWithdrawal', {}],
    ['transferToPlayer', {}],
  ] as const)('%s is refused, and does nothing', async (row: RowName, over) => {
    const client = under('none');
    const sample = await client.sample(row);
    const send = (currency: string) =>
      client.send(row, { ...sample, body: { ...(sample.body as object), ...over, currency } });
    const before = client.world.balance('m-player');
    expect((await send('BRL')).json.data).toEqual({ reason: 'wrongCurrency', field: 'currency', currency: 'USDT' });
    expect(client.world.balance('m-player')).toBe(before);
    expect((await send('USDT')).status).toBe(200);
  });
});

describe('a change of the currency', () => {
  it('takes along what is in games, and what comes later: payouts, deposits, withdrawals that come back', async () => {
    const client = under('none');
    await send(client, 'moveIntoNg');
    await send(client, 'placeBet');
    await send(client, 'openDeposit', { channel_id: 'in-wallet', card: undefined });
    await send(client, 'openWithdrawal');
    await toBrl(client);
    expect(inOther(client)).toEqual([]);
    expect(await dataOf(client, 'getNgBalance')).toEqual({ balance: '54.32', currency: 'BRL' });
    later(client, 14 * DAY_MS);
    expect(client.world.bets.list({ memberId: 'm-player', start: 0, limit: 1 }).bets[0]?.status).toBe(
      BET_STATUS.settled,
    );
    expect(inOther(client)).toEqual([]);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});

describe('a part of a bet that is sold after a change of the currency', () => {
  it('is paid into the wallet that the player sees', async () => {
    const client = under('none');
    const { bet } = (await dataOf(client, 'placeBet')) as unknown as { bet: { bet_id: string } };
    await toBrl(client);
    const params = { game: 'soccer', id: bet.bet_id };
    const sold = await client.send('cashOutPart', {
      ...(await client.sample('cashOutPart')),
      params,
      body: { stake: '1', amount: '0.01' },
    });
    expect(sold.json).toMatchObject({ code: 0 });
    expect(inOther(client)).toEqual([]);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});

describe('limits of an old store, without a currency', () => {
  it('are kept in the stricter of the two readings, with the rate and the time, after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'slipway-old-limits-'));
    try {
      const dataDir = join(folder, 'live');
      const live = await startSimulator({ seed: 'old', dataDir });
      const world = live.world();
      world.members.updateDoc('m-player', {
        limits: { 'deposit:day': { value: '100' }, 'session:day': { value: '60' } },
      });
      world.members.updateDoc('m-agent', { limits: { 'stake:day': { value: '100', currency: 'BRL' } } });
      await live.close();
      cpSync(dataDir, join(folder, 'left'), { recursive: true });
      const again = await startSimulator({ seed: 'old', dataDir: join(folder, 'left'), profile: 'br' });
      const at = { rates: '5.4321:1', atMs: expect.any(Number) as number, from: 'BRL', to: 'USDT' };
      expect(again.world().members.doc('m-player')['limits']).toEqual({
        'deposit:day': { value: '18.409086', currency: 'USDT', converted: at },
        'session:day': { value: '60' },
      });
      expect(again.world().members.doc('m-agent')['limits']).toEqual({
        'stake:day': { value: '18.409086', currency: 'USDT', converted: at },
      });
      await again.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
