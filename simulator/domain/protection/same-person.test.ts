import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { EXCLUDE, FIRST, HOUR_MS, idOf, outcome, pass, register, WALLET } from '../../conformance/registering.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'same-person' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

/** Two players of one world, the first of whom was checked or has excluded themselves. */
interface Two {
  readonly profile: Profile;
  readonly first: Body;
  readonly second: Body;
  readonly isOneDevice?: boolean;
}
async function secondAccount({ profile, first, second, isOneDevice = false }: Two) {
  const client = under(profile);
  const device = (name: string) => (isOneDevice ? 'shared' : name);
  const one = await register(client, FIRST, { cpf: undefined, ...first }, device('one'));
  expect(one.status).toBe(200);
  client.signIn(idOf(one));
  await send(client, 'excludeSelf', EXCLUDE);
  const { email = 'eve@mail.example', ...rest } = second;
  return outcome(await register(client, String(email), { cpf: undefined, ...rest }, device('two')));
}

describe('an excluded player who registers again', () => {
  const MAY = { birth_date: '1990-05-17' };
  const LEAP = { birth_date: '1988-02-29' };
  it.each<[string, Two, Body]>([
    ['by a plus tag', { profile: 'none', first: {}, second: { email: 'ada+2@mail.example' } }, { reason: 'excluded' }],
    ['by dots', { profile: 'none', first: {}, second: { email: 'a.d.a@mail.example' } }, { reason: 'excluded' }],
    [
      'by all three',
      { profile: 'none', first: {}, second: { email: 'A.da+x.y@MAIL.example' } },
      { reason: 'excluded' },
    ],
    [
      'by a plus tag (uk)',
      { profile: 'uk', first: MAY, second: { email: 'ada+2@mail.example' } },
      { reason: 'excluded' },
    ],
    ['on one device', { profile: 'uk', first: MAY, second: MAY, isOneDevice: true }, { reason: 'excluded' }],
    [
      'on one device, with the 28th of February for the 29th',
      { profile: 'uk', first: LEAP, second: { birth_date: '1988-02-28' }, isOneDevice: true },
      { reason: 'excluded' },
    ],
    [
      'on one device, with the 1st of March for the 29th of February',
      { profile: 'uk', first: LEAP, second: { birth_date: '1988-03-01' }, isOneDevice: true },
      { reason: 'excluded' },
    ],
    [
      'on one device, with day and month exchanged',
      { profile: 'uk', first: { birth_date: '1990-03-04' }, second: { birth_date: '1990-04-03' }, isOneDevice: true },
      { reason: 'excluded' },
    ],
    ['who lives with somebody else', { profile: 'uk', first: MAY, second: LEAP, isOneDevice: true }, { done: true }],
    ['who is somebody else', { profile: 'uk', first: MAY, second: MAY }, { done: true }],
  ])('%s', async (_, two, expected) => {
    expect(await secondAccount(two)).toMatchObject(expected);
  });

  it('learns nothing of the break of a mailbox that is not theirs', async () => {
    const client = under('none');
    client.signIn(idOf(await register(client, FIRST)));
    await send(client, 'excludeSelf', EXCLUDE);
    const body = { ...((await client.sample('registerByEmail')).body as Body), email: 'ada+2@mail.example' };
    const wrong = { params: {}, query: {}, headers: { platform: '1' }, body: { ...body, code: '000000' } };
    expect(outcome(await client.send('registerByEmail', wrong))).toMatchObject({ reason: 'wrongCode' });
  });
});

describe('a bonus, once per person and device (none)', () => {
  const bonusOf = ({ world }: RowClient, id: string) => world.balance(id);
  it.each<[string, string, string, boolean]>([
    ['by a plus tag', 'ada+2@mail.example', 'two', false],
    ['by another mailbox on one device', 'eve@mail.example', 'one', false],
    ['by another person on another device', 'eve@mail.example', 'two', true],
  ])('%s', async (_, email, device, isPaid) => {
    const client = under('none');
    expect(Number(bonusOf(client, idOf(await register(client, FIRST, { cpf: undefined }, 'one'))))).toBe(5);
    const second = idOf(await register(client, email, { cpf: undefined }, device));
    expect(Number(bonusOf(client, second))).toBe(isPaid ? 5 : 0);
    expect(client.world.ledger.audit()).toEqual([]);
  });

  it('by inviting oneself on one device: neither account is paid', async () => {
    const client = under('none');
    const one = idOf(await register(client, FIRST, { cpf: undefined }, 'one'));
    const inviteCode = client.world.members.byId(one)?.referralCode;
    const two = await register(client, 'eve@mail.example', { cpf: undefined, inviteCode }, 'one');
    client.signIn(idOf(two));
    expect((await send(client, 'openDeposit', { ...WALLET, amount: '50' })).status).toBe(200);
    pass(client, HOUR_MS);
    const kinds = client.world.db.all("SELECT kind FROM entry WHERE kind IN ('deposit', 'inviteReward')");
    expect(kinds.map(({ kind }) => kind)).toEqual(['deposit']);
  });
});
