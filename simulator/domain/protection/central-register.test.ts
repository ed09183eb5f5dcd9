import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { DAY_MS, HOUR_MS, idOf, outcome, pass, register, WALLET } from '../../conformance/registering.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'central-register' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

describe('who is in the national register', () => {
  const ROBIN = { birth_date: '1984-02-29' };
  it.each<[string, Profile, string, Body, Body]>([
    ['registers', 'uk', 'robin@demo.slipway.test', ROBIN, { reason: 'excluded' }],
    ['registers with a plus tag', 'uk', 'robin+1@demo.slipway.test', ROBIN, { reason: 'excluded' }],
    [
      'registers with the day before',
      'uk',
      'robin@demo.slipway.test',
      { birth_date: '1984-02-28' },
      { reason: 'excluded' },
    ],
    [
      'is somebody else with that mailbox',
      'uk',
      'robin@demo.slipway.test',
      { birth_date: '1995-05-05' },
      { done: true },
    ],
    ['registers by the CPF', 'br', 'new@mail.example', { ...ROBIN, cpf: '12345678909' }, { reason: 'excluded' }],
    ['registers where there is no register', 'none', 'robin@demo.slipway.test', ROBIN, { done: true }],
  ])('%s (%s)', async (_, profile, email, over, expected) => {
    expect(outcome(await register(under(profile), email, over))).toMatchObject(expected);
  });

  it('is found once the name is known', async () => {
    const client = under('uk');
    client.signIn(idOf(await register(client, 'other@mail.example', ROBIN)));
    await send(client, 'checkIdentity', { real_name: 'Robin B. Register', birth_date: undefined, cpf: undefined });
    pass(client, 2_000);
    const wallet = await send(client, 'openDeposit', WALLET);
    expect(wallet.json.data).toMatchObject({ reason: 'excluded', register: 'gamstop' });
  });

  it.each([
    ['uk', 'gamstop'],
    ['br', 'gov_br'],
  ] as const)('%s: is excluded from the next sign-in on, and leaves by the register alone', async (profile, name) => {
    const client = under(profile);
    const call = async (row: RowName, body?: Body) =>
      (await client.send(row, { params: {}, query: {}, headers: {}, body })).json;
    const signIn = async () => (client.token = String((await send(client, 'signIn')).json.data['token']));
    await signIn();
    await client.request('POST', '/__sim/members/m-player', { registered: true }, {});
    expect((await send(client, 'placeBet')).status).toBe(200);
    await signIn();
    expect((await call('getExclusion')).data).toMatchObject({ kind: 'self_exclusion', register: name });
    expect((await send(client, 'placeBet')).json.data).toMatchObject({ reason: 'excluded', register: name });
    expect((await send(client, 'openDeposit', WALLET)).json.data).toMatchObject({ reason: 'excluded' });
    expect((await call('returnToPlay')).data).toMatchObject({ reason: 'excluded', register: name });
    // A short break of the player's own does not replace it.
    await send(client, 'excludeSelf', { kind: 'time_out', hours: 1, months: undefined });
    pass(client, 2 * HOUR_MS);
    expect((await call('getExclusion')).data).toMatchObject({ kind: 'self_exclusion', register: name });
    expect((await send(client, 'openWithdrawal')).status).toBe(200);
    pass(client, 400 * DAY_MS);
    await signIn();
    expect((await call('getExclusion')).data).toMatchObject({ register: name });
    await client.request('POST', '/__sim/members/m-player', { registered: false }, {});
    await signIn();
    expect((await call('getExclusion')).data).toEqual({ kind: 'none' });
  });
});
