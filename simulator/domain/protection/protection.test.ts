import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';

const HOUR_MS = 3_600_000;
let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'protection' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`protection-${++worlds}`)).signIn();
});

const call = async (name: RowName, over: object = {}) =>
  (await client.send(name, { ...(await client.sample(name)), ...over })).json.data;
const setLimit = (kind: string, period: string, value: string | null) =>
  call('setPlayerLimit', { body: { kind, period, value, currency: 'USDT' } });
const later = (hours: number) => {
  client.world.clock.advance(hours * HOUR_MS);
  runDue(client.world);
  client.signIn();
};
const limitOf = async (kind: string, period: string) =>
  ((await call('getPlayerLimits'))['limits'] as { kind: string; period: string }[]).find(
    (each) => each.kind === kind && each.period === period,
  );

describe('limits that the player sets', () => {
  it('hold at once when lower, a day later when higher, and the lowest counts', async () => {
    await setLimit('stake', 'day', '5');
    await setLimit('stake', 'week', '100');
    expect((await call('placeBet'))['bet']).toBeDefined();
    expect((await call('placeBet'))['bet']).toBeDefined();
    expect(await call('placeBet')).toMatchObject({
      reason: 'playerLimitReached',
      kind: 'stake',
      period: 'day',
      value: '5',
      left: '1.000000',
    });
    await setLimit('stake', 'day', '50');
    expect(await limitOf('stake', 'day')).toMatchObject({ value: '5', used: '4.000000', next_value: '50' });
    expect(await call('placeBet')).toMatchObject({ reason: 'playerLimitReached' });
    await setLimit('stake', 'day', '4');
    expect(await limitOf('stake', 'day')).toMatchObject({ value: '4' });
    await setLimit('stake', 'day', null);
    later(23);
    expect(await limitOf('stake', 'day')).toMatchObject({ value: '4', next_value: null });
    later(2);
    expect(await limitOf('stake', 'day')).toMatchObject({ value: null });
  });

  it('count deposits that are asked for and not decided yet', async () => {
    await setLimit('deposit', 'week', '120');
    expect((await call('openDeposit'))['order']).toBeDefined();
    expect((await call('openDeposit'))['order']).toBeDefined();
    expect(await call('openDeposit')).toMatchObject({ reason: 'playerLimitReached', left: '20.000000' });
    later(2);
    expect(client.world.balance('m-player')).toBe('1100.000000');
    expect(await call('openDeposit')).toMatchObject({ reason: 'playerLimitReached', left: '20.000000' });
  });
});

describe('taking a break', () => {
  it('stops bets and deposits at once, leaves withdrawals, and cannot be undone before its end', async () => {
    await call('excludeSelf', { body: { kind: 'time_out', hours: 48 } });
    expect(await call('placeBet')).toMatchObject({ reason: 'excluded', kind: 'time_out' });
    expect(await call('placeRaceBet')).toMatchObject({ reason: 'excluded' });
    expect(await call('openDeposit')).toMatchObject({ reason: 'excluded' });
    expect((await call('openWithdrawal'))['order']).toBeDefined();
    const { until } = await call('excludeSelf', { body: { kind: 'time_out', hours: 1 } });
    expect(until).toBe('2026-03-16T12:00:00.000Z');
    later(49);
    expect(await call('getExclusion')).toEqual({ kind: 'none' });
    expect((await call('placeBet'))['bet']).toBeDefined();
  });
});

describe('what the session came to', () => {
  it('shows the net position, and reports a reality check when it is due', async () => {
    await call('placeBet');
    await call('setRealityCheck', { body: { minutes: 30 } });
    expect(await call('getSessionSummary')).toMatchObject({ net_position: '-2.000000', reality_check_due: false });
    client.world.clock.advance(31 * 60_000);
    expect(await call('getSessionSummary')).toMatchObject({ seconds: 1_860, reality_check_due: true });
    expect(await call('acknowledgeRealityCheck')).toMatchObject({
      reality_check_due: false,
      reality_check_minutes: 30,
    });
  });
});

describe('the payment password', () => {
  it('shows the attempts left, locks for 24 hours at the fifth wrong one, and unlocks again', async () => {
    const { body } = await client.sample('transferToPlayer');
    const pay = (payment_password: string) =>
      call('transferToPlayer', { body: { ...(body as object), payment_password } });
    for (const remaining of [4, 3, 2, 1])
      expect(await pay('000000')).toMatchObject({ reason: 'wrongPaymentPassword', remaining });
    expect(await pay('000000')).toMatchObject({ reason: 'paymentLocked', until: '2026-03-15T12:00:00.000Z' });
    expect(await pay('246810')).toMatchObject({ reason: 'paymentLocked' });
    expect(client.world.balance('m-player')).toBe('1000.000000');
    later(24);
    expect(await pay('246810')).toEqual({ balance: '995.000000' });
  });
});
