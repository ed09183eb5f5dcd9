import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, call, later, outcomeOf } from '../../conformance/books.ts';
import { profileWorlds } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const MINUTE_MS = 60_000;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'player-limits' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

describe('a break', () => {
  const exclude = async (client: RowClient, body: object) => outcomeOf(await call(client, 'excludeSelf', { body }));

  it('becomes longer and never shorter, and no time-out replaces a self-exclusion', async () => {
    const client = under('none');
    expect(await exclude(client, { kind: 'time_out', hours: 24 })).toEqual({
      kind: 'time_out',
      since: '2026-03-14T12:00:00.000Z',
      until: '2026-03-15T12:00:00.000Z',
    });
    later(client, 60 * MINUTE_MS);
    expect(await exclude(client, { kind: 'time_out', hours: 1 })).toMatchObject({ until: '2026-03-15T12:00:00.000Z' });
    expect(await exclude(client, { kind: 'time_out', hours: 72 })).toMatchObject({ until: '2026-03-17T13:00:00.000Z' });
    expect(await exclude(client, { kind: 'self_exclusion', months: 6 })).toMatchObject({
      kind: 'self_exclusion',
      until: '2026-09-14T13:00:00.000Z',
    });
    expect(await exclude(client, { kind: 'time_out', hours: 24 })).toMatchObject({ kind: 'self_exclusion' });
    expect(await exclude(client, { kind: 'self_exclusion', months: 1 })).toMatchObject({
      reason: 'badRequest',
      field: 'months',
    });
  });

  it('says until when, opens no game and gives no reward, and ends the notifications', async () => {
    const client = under('none');
    await ask(client, 'savePushSubscription');
    const subscriptions = () => client.world.db.get("SELECT COUNT(*) AS n FROM record WHERE id LIKE 'sub-%'")?.['n'];
    expect(Number(subscriptions())).toBe(1);
    await exclude(client, { kind: 'time_out', hours: 24 });
    expect(Number(subscriptions())).toBe(0);
    for (const row of ['launchPgGame', 'claimCheckIn', 'moveIntoNg', 'placeRaceBet', 'transferToPlayer'] as const)
      expect(outcomeOf(await ask(client, row)), row).toMatchObject({
        status: 403,
        msg: 'You have taken a break until 2026-03-15T12:00:00.000Z: no bets and no deposits',
        reason: 'excluded',
        kind: 'time_out',
      });
  });
});

describe('an identity', () => {
  const check = (client: RowClient, over: object = {}) =>
    call(client, 'checkIdentity', {
      body: {
        real_name: 'Emma Empty',
        birth_date: '1990-01-01',
        address: '1 Harbour Street',
        cpf: '11144477735',
        face: 'face-1',
        ...over,
      },
    });

  it.each([
    ['uk', 'details'],
    ['br', 'face'],
  ] as const)(
    'under %s is asked for by %s before money enters, and not for a bet that cannot be paid',
    async (profile, asks) => {
      const client = under(profile).signIn('m-empty');
      expect((await call(client, 'getIdentity')).json.data).toEqual({ asks, status: 'none', name: null });
      expect(outcomeOf(await ask(client, 'openDeposit', { channel_id: 'in-wallet', card: undefined }))).toMatchObject({
        msg: 'Your identity has to be checked first',
        reason: 'identityNeeded',
        asks,
      });
      expect(outcomeOf(await check(client, { birth_date: undefined }))).toMatchObject({ field: 'birth_date', asks });
    },
  );

  it('keeps the CPF that it was asked with: another one is refused', async () => {
    const client = under('br').signIn('m-empty');
    await check(client, { real_name: 'Nora Nomatch' });
    later(client, 2_000, 'm-empty');
    expect(outcomeOf(await check(client, { cpf: '52998224725' }))).toEqual({
      status: 403,
      msg: 'The account was registered with another CPF',
      reason: 'forbidden',
      field: 'cpf',
    });
  });

  it('that is checked already, or on its way, is not checked again', async () => {
    const client = under('uk').signIn('m-empty');
    await check(client);
    expect((await check(client, { real_name: 'Other' })).json.data).toMatchObject({
      status: 'pending',
      name: 'Emma Empty',
    });
    later(client, 2_000, 'm-empty');
    expect((await check(client, { real_name: 'Other' })).json.data).toMatchObject({
      status: 'passed',
      name: 'Emma Empty',
    });
    expect((await call(client, 'getRealName')).json.data).toEqual({ real_name: 'Emma Empty' });
  });

  it('is decided by the operator too, and belongs to one account', async () => {
    const client = under('uk').signIn('m-empty');
    await check(client, { real_name: 'Pat Player', birth_date: '1988-02-29' });
    later(client, 2_000, 'm-empty');
    expect((await call(client, 'getIdentity')).json.data).toMatchObject({ status: 'failed', why: 'other_account' });
    for (const decided of ['failed', 'timed_out'] as const) {
      await check(client);
      await client.request('POST', '/__sim/members/m-empty', { identity: decided }, {});
      expect((await call(client, 'getIdentity')).json.data).toMatchObject({ status: decided });
    }
    expect(outcomeOf(await check(client))).toMatchObject({
      status: 429,
      msg: 'At most 3 checks a day: contact support',
      reason: 'tooManyRequests',
    });
  });
});

it('what the jurisdiction forbids is refused with its name, at its field', async () => {
  expect(outcomeOf(await ask(under('br'), 'openDeposit'))).toEqual({
    status: 403,
    msg: 'The jurisdiction (br) does not allow this',
    reason: 'forbidden',
    profile: 'br',
    feature: 'card',
    field: 'channel_id',
  });
});
