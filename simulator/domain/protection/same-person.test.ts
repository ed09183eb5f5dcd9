import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('an excluded player who registers again', () => {
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
  it.each<[string, string, string, boolean, string?]>([
    ['by a plus tag', 'ada+2@mail.example', 'two', false],
    ['by another mailbox on one device', 'eve@mail.example', 'one', false],
    ['by another person on another device', 'eve@mail.example', 'two', true],
    ['by another person, after a browser that says nothing of itself', 'eve@mail.example', 'two', true, ''],
    ['by two browsers that say nothing of themselves', 'eve@mail.example', ' ', false, ''],
  ])('%s', async (_, email, device, isPaid, first = 'one') => {
    const client = under('none');
    expect(Number(bonusOf(client, idOf(await register(client, FIRST, { cpf: undefined }, first))))).toBe(5);
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
