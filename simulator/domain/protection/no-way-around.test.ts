import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { addAmounts, subtractAmounts } from '#engine/money';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';

const MINUTE_MS = 60_000;
let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'around' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`around-${++worlds}`)).signIn();
});

const call = async (name: RowName, over: object = {}) =>
  (await client.send(name, { ...(await client.sample(name)), ...over })).json.data;
const setLimit = (kind: string, value: string, period = 'day') =>
  call('setPlayerLimit', { body: { kind, period, value, ...(kind !== 'session' && { currency: 'USDT' }) } });
const limitOf = async (kind: string, period = 'day') =>
  ((await call('getPlayerLimits'))['limits'] as { kind: string; period: string }[]).find(
    (each) => each.kind === kind && each.period === period,
  );

describe('limits cannot be bypassed', () => {
  it('in games, also in those with a wallet of their own', async () => {
    await call('moveIntoCardGame', { query: { game_id: 'poker', money: '100' } });
    const { url } = await call('launchCardGame');
    const play = async (bet: string) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(String(url), { method: 'POST', headers, body: JSON.stringify({ bet }) });
      return ((await response.json()) as { data: Record<string, string> }).data;
    };
    await setLimit('stake', '30');
    let net = '0';
    for (let round = 0; round < 3; round++) {
      const { bet = '', payout = '' } = await play('10');
      net = addAmounts(net, subtractAmounts(payout, bet));
    }
    expect(await limitOf('stake')).toMatchObject({ used: '30.000000' });
    expect(await play('0.01')).toMatchObject({ reason: 'playerLimitReached', kind: 'stake', left: '0' });
    expect(await call('placeBet')).toMatchObject({ reason: 'playerLimitReached', kind: 'stake' });
    expect(await call('getSessionSummary')).toMatchObject({ net_position: net });
    const lost = net.startsWith('-') ? net.slice(1) : '0.000000';
    expect(await limitOf('loss')).toMatchObject({ used: lost });
  });

  it('by changing the currency of the wallet: limits, raises and used amounts are converted', async () => {
    await setLimit('stake', '5');
    await setLimit('stake', '50');
    await setLimit('session', '90');
    expect((await call('placeBet'))['bet']).toBeDefined();
    expect((await call('placeBet'))['bet']).toBeDefined();
    await call('changeCurrency');
    const rate = (await call('listCurrencies')) as unknown as { currency: string; exchange: string }[];
    expect(rate.find(({ currency }) => currency === 'BRL')?.exchange).toBe('5.4321');
    expect(await limitOf('stake')).toMatchObject({ value: '27.16', used: '21.72', next_value: '271.60' });
    expect(await limitOf('session')).toMatchObject({ value: '90' });
    const { body } = await client.sample('placeBet');
    const inReal = { body: { ...(body as object), currency: 'BRL', stake: '20', multiple: 6 } };
    expect(await call('placeBet', inReal)).toMatchObject({
      reason: 'playerLimitReached',
      left: '5.44',
      currency: 'BRL',
    });
    expect(await call('getSessionSummary')).toMatchObject({ net_position: '-21.72' });
  });

  it('by signing in again: time of earlier sessions counts until their last call', async () => {
    const signIn = async () => (client.token = String((await call('signIn'))['token']));
    const pass = (minutes: number) => {
      client.world.clock.advance(minutes * MINUTE_MS);
      runDue(client.world);
    };
    await signIn();
    await setLimit('session', '60');
    pass(40);
    await call('getAccount');
    // No calls for three hours.
    pass(180);
    await signIn();
    expect(await limitOf('session')).toMatchObject({ used: '40' });
    pass(19);
    expect((await call('placeBet'))['bet']).toBeDefined();
    await signIn();
    expect(await limitOf('session')).toMatchObject({ used: '59' });
    pass(1);
    expect(await call('placeBet')).toMatchObject({ reason: 'playerLimitReached', kind: 'session', value: '60' });
    expect(await call('openDeposit')).toMatchObject({ reason: 'playerLimitReached', kind: 'session', left: '0' });
    pass(24 * 60);
    await signIn();
    expect((await call('placeBet'))['bet']).toBeDefined();
  });
});
