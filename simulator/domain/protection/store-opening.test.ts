import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberFixture } from '#fixtures/world';
import { profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { storeOpening } from './store-opening.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'opening' });
});
afterAll(() => simulator.close());

it.each([
  ['a name and a day of birth', { real_name: 'Pat Player', birth_date: '1990-06-30' }, 'passed'],
  ['a name, but no day of birth', { real_name: 'Pat Player', cpf: '86288366757' }, 'none'],
  ['a day of birth, but no name', { birth_date: '1990-06-30' }, 'none'],
  ['neither', {}, 'none'],
])('a member that a world starts with %s: the identity', async (_, person, status) => {
  const client = profileWorlds(() => simulator)('br');
  const { json } = await send(client, 'registerByEmail', {});
  const id = String(json.data['user_id']);
  storeOpening(client.world, { id, ...person } as MemberFixture, 'BRL');
  const seen = await client.signIn(id).send('getIdentity', { params: {}, query: {}, headers: {}, body: undefined });
  expect(seen.json.data).toMatchObject({ status });
});
