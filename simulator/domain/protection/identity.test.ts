import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import { UNANSWERED_PERSON, UNKNOWN_PERSON } from '#fixtures/world';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { sameName } from './same-name.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'identity' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const later = (client: RowClient, ms: number) => {
  client.world.clock.advance(ms);
  runDue(client.world);
};
const NOTHING = { params: {}, query: {}, headers: {}, body: undefined };
const identity = async (client: RowClient) => (await client.send('getIdentity', NOTHING)).json.data;

/** A new player, signed in. */
async function newPlayer(profile: Profile, over: Body = {}, client = under(profile)) {
  const { json } = await send(client, 'registerByEmail', over);
  return client.signIn(String(json.data['user_id']));
}
const check = async (client: RowClient, over: Body = {}) =>
  (await send(client, 'checkIdentity', { real_name: 'New Player', birth_date: undefined, cpf: '11144477735', ...over }))
    .json.data;
const wallet = { channel_id: 'in-wallet', card: undefined };

describe.each(['uk', 'br'] as const)('the check of an identity under %s', (profile) => {
  it('opens the account to money once the provider has answered', async () => {
    const client = await newPlayer(profile);
    expect((await send(client, 'openDeposit', wallet)).json.data).toMatchObject({
      reason: 'identityNeeded',
      status: 'none',
    });
    expect(await check(client)).toMatchObject({ status: 'pending', name: 'New Player' });
    expect((await send(client, 'openDeposit', wallet)).json.data).toMatchObject({ status: 'pending' });
    later(client, 2_000);
    expect(await identity(client)).toMatchObject({ status: 'passed', name: 'New Player' });
    expect((await send(client, 'openDeposit', wallet)).status).toBe(200);
  });

  it('fails, times out, and can be tried again, three times a day', async () => {
    const client = await newPlayer(profile);
    await check(client, { real_name: UNKNOWN_PERSON });
    later(client, 2_000);
    expect(await identity(client)).toMatchObject({ status: 'failed', why: 'no_match' });
    await check(client, { real_name: UNANSWERED_PERSON });
    later(client, 29_000);
    expect(await identity(client)).toMatchObject({ status: 'pending' });
    later(client, 1_000);
    expect(await identity(client)).toMatchObject({ status: 'timed_out' });
    expect((await send(client, 'openDeposit', wallet)).json.data).toMatchObject({ reason: 'identityNeeded' });
    await check(client, { real_name: UNKNOWN_PERSON });
    later(client, 2_000);
    expect(await check(client)).toMatchObject({ reason: 'tooManyRequests' });
    later(client, 86_400_000);
    client.signIn(client.world.members.byAccount('new@demo.slipway.test')?.id);
    expect(await check(client)).toMatchObject({ status: 'pending' });
  });

  it('lets an excluded person open no second account', async () => {
    const client = under(profile);
    await send(client, 'excludeSelf', { kind: 'self_exclusion', months: 6, hours: undefined });
    // The same person: name and date of birth, in br the CPF, which is refused at registration already.
    const second = await newPlayer(profile, { birth_date: '1988-02-29' }, client);
    await check(second, { real_name: 'PLAYER, Pat' });
    later(second, 2_000);
    const expected = profile === 'uk' ? { status: 'failed', why: 'other_account' } : { status: 'passed' };
    expect(await identity(second)).toMatchObject(expected);
  });
});

describe('what a check needs', () => {
  it.each([
    ['uk', { address: undefined }, 'badRequest', 'address'],
    ['br', { face: undefined }, 'badRequest', 'face'],
    ['br', { cpf: '86288366757' }, 'forbidden', 'cpf'],
  ] as const)('under %s, with %j: %s at %s', async (profile, over, reason, field) => {
    expect(await check(await newPlayer(profile), over)).toMatchObject({ reason, field });
  });

  it('under none is nothing', async () => {
    const client = await newPlayer('none');
    expect(await identity(client)).toEqual({ asks: null, status: 'none', name: null });
    expect((await send(client, 'openDeposit', wallet)).status).toBe(200);
  });

  it('a minor does not pass', async () => {
    const client = await newPlayer('uk');
    client.world.members.updateDoc(String(client.world.members.byAccount('new@demo.slipway.test')?.id), {
      birthDate: '2009-01-01',
    });
    await check(client);
    later(client, 2_000);
    expect(await identity(client)).toMatchObject({ status: 'failed', why: 'under_age' });
  });
});

it.each([
  ['Pat Player', 'PLAYER,  pat', true],
  ['José Ávila', 'Jose Avila', true],
  ['Pat Player', 'Pat Q. Player', false],
  ['Pat Player', 'Patricia Player', false],
])('%s and %s are one person: %s', (one, other, expected) => {
  expect(sameName(one, other)).toBe(expected);
});
