import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { DAY_MS, FIRST, NOTHING, WALLET, idOf, pass, register } from '../../conformance/registering.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { type Attempt, BORN, again, call, of, registered, say, signIn, silent } from './attempts.fixture.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'attempts-register' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const REGISTER: readonly Attempt[] = [
  [
    'a player of whom it says nothing bets',
    'uk',
    async (client) => say(await silent(client), 'placeBet'),
    'registerUnanswered',
  ],
  [
    'the same pays in, under br',
    'br',
    async (client) => say(await silent(client), 'openDeposit', { channel_id: 'in-pix', card: undefined }),
    'registerUnanswered',
  ],
  ['the same withdraws', 'uk', async (client) => say(await silent(client), 'openWithdrawal'), 'done'],
  [
    'the same asks again, and bets once it has answered',
    'uk',
    async (client) => {
      await silent(client);
      const { unanswered } = await call(client, 'askExclusionRegister');
      await registered(client, false);
      return `${String(unanswered)} ${await say(client, 'placeBet')}`;
    },
    'gamstop done',
  ],
  [
    'it says nothing of a player who was in it before',
    'uk',
    async (client) => {
      await registered(client, true);
      await signIn(client);
      await silent(client);
      return say(client, 'placeBet');
    },
    'excluded',
  ],
  [
    'a session goes on for longer than it may stay unasked',
    'br',
    async (client) => {
      await signIn(client);
      await registered(client, true);
      const before = await say(client, 'placeBet');
      again(client, 15 * DAY_MS);
      return `${before} ${await say(client, 'placeBet')}`;
    },
    'done excluded',
  ],
  [
    'a person of whom it says nothing registers, and bets',
    'uk',
    async (client) => {
      client.signIn(
        idOf(await register(client, 'sam+1@demo.slipway.test', { birth_date: '1979-11-05', cpf: undefined })),
      );
      return say(client, 'openDeposit', WALLET);
    },
    'registerUnanswered',
  ],
  [
    'a guest asks it',
    'uk',
    async (client) => of(await client.send('askExclusionRegister', NOTHING, 'none')),
    'unauthorised headers.authorization',
  ],
  [
    'it is asked about somebody else',
    'uk',
    async (client) =>
      (await client.send('askExclusionRegister', { ...NOTHING, body: { email: 'robin@demo.slipway.test' } })).json.data[
        'reason'
      ] as string,
    'badRequest',
  ],
  [
    'where there is none, it is asked for nothing',
    'none',
    async (client) => JSON.stringify(await call(client, 'askExclusionRegister')),
    '{"kind":"none"}',
  ],
];

const PROVIDER: readonly Attempt[] = [
  [
    'it says that a minor has passed',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const id = client.world.members.byAccount(FIRST)?.id ?? '';
      client.world.members.updateDoc(id, { birthDate: '2015-01-01' });
      await send(client, 'checkIdentity', { birth_date: undefined, cpf: undefined });
      await client.request('POST', `/__sim/members/${id}`, { identity: 'passed' }, {});
      const { status, why } = await call(client, 'getIdentity');
      return `${String(status)} ${String(why)}`;
    },
    'failed under_age',
  ],
  [
    'it fails who has passed, and passes who has failed',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const id = client.world.members.byAccount(FIRST)?.id ?? '';
      await send(client, 'checkIdentity', { birth_date: undefined, cpf: undefined });
      const answer = (identity: string) => client.request('POST', `/__sim/members/${id}`, { identity }, {});
      await answer('failed');
      await answer('passed');
      return String((await call(client, 'getIdentity'))['status']);
    },
    'failed',
  ],
  [
    'it passes who is in the national register',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const id = client.world.members.byAccount(FIRST)?.id ?? '';
      await client.request('POST', `/__sim/members/${id}`, { registered: true }, {});
      await send(client, 'checkIdentity', { birth_date: undefined, cpf: undefined });
      await client.request('POST', `/__sim/members/${id}`, { identity: 'passed' }, {});
      const { status } = await call(client, 'getIdentity');
      return `${String(status)} ${await say(client, 'openDeposit', WALLET)}`;
    },
    'passed excluded',
  ],
  [
    'four checks at once',
    'uk',
    async (client) => {
      client.signIn(idOf(await register(client, FIRST, { birth_date: BORN, cpf: undefined })));
      const check = (at: number) =>
        say(client, 'checkIdentity', {
          real_name: `Ada Baker${'abcd'[at] ?? ''}`,
          birth_date: undefined,
          cpf: undefined,
        });
      await Promise.all([0, 1, 2, 3].map(check));
      pass(client, 2_000);
      const doc = client.world.members.doc(client.world.members.byAccount(FIRST)?.id ?? '') as {
        identity: { tries: [] };
      };
      return String(doc.identity.tries.length);
    },
    '1',
  ],
];

describe.each([
  ['the national register', REGISTER],
  ['the provider of the identity check', PROVIDER],
])('attempts to get around %s', (_, attempts) => {
  it.each(attempts)('%s (%s)', async (_name, profile, attempt, expected) => {
    const client = under(profile);
    expect(await attempt(client)).toBe(expected);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});
