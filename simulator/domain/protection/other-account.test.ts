import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { FIRST, idOf, NOTHING, outcome, pass, register } from '../../conformance/registering.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'other-account' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

async function secondCheck(one: Body, two: Body, isOneDevice = false) {
  const client = under('uk');
  const device = (name: string) => (isOneDevice ? 'shared' : name);
  const checked = async (email: string, { birth_date, ...person }: Body, name: string) => {
    client.signIn(idOf(await register(client, email, { birth_date, cpf: undefined }, device(name))));
    const details = { birth_date: undefined, cpf: undefined, address: `${name} Street 1`, ...person };
    await send(client, 'checkIdentity', details);
    pass(client, 2_000);
    return (await client.send('getIdentity', NOTHING)).json.data;
  };
  expect(await checked(FIRST, one, 'one')).toMatchObject({ status: 'passed' });
  const { status, why } = await checked('eve@mail.example', two, 'two');
  return { status, why };
}

describe('a second account of one person (uk)', () => {
  const ADA = { real_name: 'Ada Baker', birth_date: '1990-05-17' };
  const OTHER = { status: 'failed', why: 'other_account' };
  const PASSED = { status: 'passed', why: undefined };
  it.each<[string, Body, Body, boolean, Body]>([
    [
      'with another birthday at one address',
      { ...ADA, address: '1 High St.' },
      { ...ADA, birth_date: '1991-01-01', address: '1, high st' },
      false,
      OTHER,
    ],
    ['with another birthday on one device', ADA, { ...ADA, birth_date: '1991-01-01' }, true, OTHER],
    ['who has the name of somebody else', ADA, { ...ADA, birth_date: '1991-01-01' }, false, PASSED],
    ['who has the birthday of somebody else', ADA, { ...ADA, real_name: 'Eve Cook' }, false, PASSED],
    ['who shares one name only', ADA, { ...ADA, real_name: 'Ada Cook' }, true, PASSED],
  ])('%s', async (_, one, two, isOneDevice, expected) => {
    expect(await secondCheck(one, two, isOneDevice)).toEqual(expected);
  });

  it('is not checked with another birthday than it was registered with', async () => {
    const client = under('uk');
    client.signIn(idOf(await register(client, FIRST, { birth_date: '1990-05-17' })));
    const check = { real_name: 'Ada Baker', birth_date: '1980-01-01', cpf: undefined };
    expect(outcome(await send(client, 'checkIdentity', check))).toEqual({ reason: 'forbidden', field: 'birth_date' });
  });
});

describe('the CPF of somebody else (br)', () => {
  const CLEO = { cpf: '15350946056', birth_date: '1991-07-08' };
  it.each<[string, Body, string, string]>([
    ['with one’s own name', CLEO, 'Ada Baker', 'failed'],
    ['with another birthday', { ...CLEO, birth_date: '1990-01-01' }, 'Cleo Cadastro', 'failed'],
    ['is one’s own', CLEO, 'CADASTRO, Cleo Maria', 'passed'],
  ])('%s', async (_, over, real_name, status) => {
    const client = under('br');
    client.signIn(idOf(await register(client, FIRST, over)));
    await send(client, 'checkIdentity', { real_name, birth_date: undefined, cpf: CLEO.cpf });
    pass(client, 2_000);
    const seen = await client.send('getIdentity', NOTHING);
    expect(seen.json.data).toMatchObject({ status });
  });
});
