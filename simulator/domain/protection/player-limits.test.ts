import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlayerLimit, LIMIT_KINDS, LIMIT_PERIODS } from '#contract/entities';
import { PROFILES } from '#contract/brand';
import { ask, call, later, outcomeOf } from '../../conformance/books.ts';
import { HOME, profileWorlds } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { receiveDeposit } from '../payments/deposit-jobs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'player-limits' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const limits = async (client: RowClient) =>
  (await call(client, 'getPlayerLimits')).json.data['limits'] as PlayerLimit[];
const limit = async (client: RowClient, kind: string, period: string) =>
  (await limits(client)).find((each) => each.kind === kind && each.period === period);
const set = (client: RowClient, kind: string, period: string, value: string | null, currency = 'USDT') =>
  call(client, 'setPlayerLimit', { body: { kind, period, value, ...(kind !== 'session' && { currency }) } });
const used = async (client: RowClient, kind: string) =>
  Promise.all(LIMIT_PERIODS.map(async (period) => (await limit(client, kind, period))?.used));

describe.each(PROFILES)('the limits of a player under %s', (profile) => {
  it('are one of each kind and period, in the currency of the account', async () => {
    const client = under(profile);
    const all = await limits(client);
    expect(all.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
      LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => `${kind} ${period}`)),
    );
    for (const each of all)
      if (each.kind === 'session') expect(each).not.toHaveProperty('currency');
      else expect(each).toMatchObject({ currency: HOME[profile] });
    const isSet = all.filter(({ value }) => value !== null).map(({ kind }) => kind);
    expect(new Set(isSet)).toEqual(new Set(profile === 'br' ? LIMIT_KINDS : []));
  });
});

it('a raise is undone at once by the value of now', async () => {
  const client = under('none');
  await set(client, 'stake', 'day', '20');
  await set(client, 'stake', 'day', '50');
  expect(await limit(client, 'stake', 'day')).toMatchObject({ value: '20', next_value: '50' });
  await set(client, 'stake', 'day', '20');
  expect(await limit(client, 'stake', 'day')).not.toHaveProperty('next_value');
});

describe('what is used of a limit', () => {
  it('is a deposit too that was paid and is still being looked at', async () => {
    const client = under('none');
    const { order } = (await ask(client, 'openDeposit')).json.data as unknown as { order: { order_id: string } };
    const before = await used(client, 'deposit');
    client.world.change(() => receiveDeposit(client.world, order.order_id));
    expect(before).not.toContain('0.000000');
    expect(await used(client, 'deposit')).toEqual(before);
  });

  it('is what was staked and lost in bets and in games, of the last day, week and month', async () => {
    const client = under('none');
    const { bet } = (await ask(client, 'placeBet')).json.data as unknown as {
      bet: { matches: { match_id: string }[] };
    };
    expect(await used(client, 'stake')).toEqual(['2.000000', '2.000000', '2.000000']);
    expect(await used(client, 'loss')).toEqual(['2.000000', '2.000000', '2.000000']);
    const won = { result: { ft: '3:0', ht: '1:0' } };
    await client.request('POST', `/__sim/matches/${bet.matches[0]?.match_id}`, won, {});
    later(client, MINUTE_MS);
    expect(await used(client, 'stake')).toEqual(['2.000000', '2.000000', '2.000000']);
    expect(await used(client, 'loss')).toEqual(['0.000000', '0.000000', '0.000000']);
    const { url } = (await ask(client, 'launchNoahGame')).json.data;
    for (const bet of ['1', '2']) await client.request('POST', new URL(String(url)).pathname, { bet }, {});
    expect((await used(client, 'stake'))[0]).toBe('5.000000');
    later(client, DAY_MS);
    expect(await used(client, 'stake')).toEqual(['0.000000', '5.000000', '5.000000']);
    later(client, 6 * DAY_MS);
    expect(await used(client, 'stake')).toEqual(['0.000000', '0.000000', '5.000000']);
    later(client, 23 * DAY_MS);
    expect(await used(client, 'stake')).toEqual(['0.000000', '0.000000', '0.000000']);
  });

  it('is what was paid in and what was asked for, but not what was paid out or moved into games', async () => {
    const client = under('none');
    await ask(client, 'openDeposit');
    expect(await used(client, 'deposit')).toEqual(['50.000000', '50.000000', '50.000000']);
    later(client, 60 * MINUTE_MS);
    await ask(client, 'openWithdrawal');
    await ask(client, 'moveIntoNg');
    expect(await used(client, 'deposit')).toEqual(['50.000000', '50.000000', '50.000000']);
    expect(await used(client, 'stake')).toEqual(['0.000000', '0.000000', '0.000000']);
  });

  it('of a session is its minutes: when they are over, nothing is bet or deposited', async () => {
    const client = under('none');
    const account = { account: 'player@demo.slipway.test', password: 'Slipway-demo-1' };
    client.token = String((await call(client, 'signIn', { body: account })).json.data['token']);
    await set(client, 'session', 'day', '60');
    client.world.clock.advance(59 * MINUTE_MS);
    expect(await limit(client, 'session', 'day')).toMatchObject({ value: '60', used: '59' });
    expect((await ask(client, 'placeBet')).status).toBe(200);
    client.world.clock.advance(MINUTE_MS);
    expect(outcomeOf(await ask(client, 'placeBet'))).toMatchObject({
      reason: 'playerLimitReached',
      kind: 'session',
      left: '0',
    });
    expect(outcomeOf(await ask(client, 'openDeposit'))).toMatchObject({
      reason: 'playerLimitReached',
      kind: 'session',
    });
    expect((await ask(client, 'openWithdrawal')).status).toBe(200);
  });
});

describe('a limit', () => {
  it('names the tightest of those that are reached', async () => {
    const client = under('none');
    await set(client, 'stake', 'week', '1.5');
    await set(client, 'loss', 'month', '1');
    expect(outcomeOf(await ask(client, 'placeBet'))).toMatchObject({
      status: 403,
      msg: 'Your loss limit of 1 a month leaves 1.000000',
      reason: 'playerLimitReached',
      kind: 'loss',
      period: 'month',
      value: '1',
      used: '0.000000',
      currency: 'USDT',
      amount: '2.000000',
    });
  });

  it.each([
    [{ kind: 'stake', period: 'day', value: '5' }, 'badRequest', 'currency'],
    [{ kind: 'stake', period: 'day', value: '5', currency: 'BRL' }, 'wrongCurrency', 'currency'],
    [{ kind: 'stake', value: '5', currency: 'USDT' }, 'badRequest', 'period'],
    [{ kind: 'session', value: '60' }, 'badRequest', 'period'],
    [{ kind: 'session', period: 'day', value: '1440' }, 'badRequest', 'value'],
    [{ kind: 'session', period: 'day', value: '1500' }, 'badRequest', 'value'],
    [{ kind: 'session', period: 'week', value: '10080' }, 'badRequest', 'value'],
    [{ kind: 'session', period: 'month', value: '99999' }, 'badRequest', 'value'],
  ])('of %j is refused', async (body, reason, field) => {
    expect(outcomeOf(await call(under('none'), 'setPlayerLimit', { body }))).toMatchObject({ reason, field });
  });

  it('that was never set is not raised by being removed', async () => {
    const client = under('none');
    await set(client, 'stake', 'week', null);
    expect(await limit(client, 'stake', 'week')).toEqual(expect.not.objectContaining({ next_value: null }));
  });

  it('of a mandatory kind stays where it is the last one', async () => {
    const client = under('br');
    const stakes = (await limits(client)).filter(({ kind, value }) => kind === 'stake' && value !== null);
    const answers = [];
    for (const { period } of stakes) answers.push(outcomeOf(await set(client, 'stake', period, null, 'BRL')));
    expect(answers.at(-1)).toMatchObject({ reason: 'limitsMissing', field: 'value', missing: ['stake'] });
  });

  it('goes with the currency of the wallet, with what is pending', async () => {
    const client = under('none');
    await set(client, 'deposit', 'day', '100');
    await set(client, 'deposit', 'day', '200');
    await set(client, 'session', 'day', '60');
    await call(client, 'changeCurrency', { query: { unit: 'BRL' } });
    expect(await limit(client, 'deposit', 'day')).toMatchObject({
      currency: 'BRL',
      value: '543.21',
      next_value: '1086.42',
    });
    expect(await limit(client, 'session', 'day')).toMatchObject({ value: '60' });
  });
});

describe('a reality check', () => {
  it('is due after its minutes, again after it was seen, and never where it is off', async () => {
    const client = under('none');
    const due = async () => (await call(client, 'getSessionSummary')).json.data['reality_check_due'];
    const remind = (minutes: number) => call(client, 'setRealityCheck', { body: { minutes } });
    client.world.clock.advance(20 * MINUTE_MS);
    expect(await due()).toBe(false);
    await remind(30);
    client.world.clock.advance(30 * MINUTE_MS - 1);
    expect(await due()).toBe(false);
    client.world.clock.advance(1);
    expect(await due()).toBe(true);
    await call(client, 'acknowledgeRealityCheck');
    expect(await due()).toBe(false);
    client.world.clock.advance(30 * MINUTE_MS);
    expect(await due()).toBe(true);
    await remind(0);
    expect(await due()).toBe(false);
  });

  it('is not due at the sign-in of the next day', async () => {
    const client = under('none');
    await call(client, 'setRealityCheck', { body: { minutes: 30 } });
    client.world.clock.advance(30 * MINUTE_MS);
    await call(client, 'acknowledgeRealityCheck');
    client.world.clock.advance(DAY_MS);
    client.signIn();
    expect((await call(client, 'getSessionSummary')).json.data['reality_check_due']).toBe(false);
  });

  it('has the length of the session, what it came to, and what was ever paid in', async () => {
    const client = under('none');
    await ask(client, 'openDeposit');
    later(client, 60 * MINUTE_MS);
    await ask(client, 'openWithdrawal');
    await ask(client, 'placeBet');
    client.world.clock.advance(90_500);
    expect((await call(client, 'getSessionSummary')).json.data).toMatchObject({
      started_at: '2026-03-14T13:00:00.000Z',
      seconds: 90,
      net_position: '-2.000000',
      currency: 'USDT',
      lifetime_net_deposits: '30.000000',
      account_since: '2026-03-14T12:00:00.000Z',
    });
  });
});
