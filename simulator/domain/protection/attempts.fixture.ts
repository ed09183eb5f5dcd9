import { expect } from 'vitest';
import type { Profile } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { type Body, HOME, send } from '../../conformance/profile-worlds.ts';
import { EXCLUDE, FIRST, idOf, NOTHING, pass, register } from '../../conformance/registering.ts';
import type { RowAnswer, RowClient } from '../../conformance/row-client.ts';

/** Outcome of a call: `done`, or reason and field of the refusal. */
export const of = ({ json: { code, data } }: RowAnswer) =>
  code === 0 ? 'done' : [data['reason'], data['field']].filter((each) => each !== undefined).join(' ');
export const say = async (client: RowClient, row: RowName, over?: Body) => of(await send(client, row, over));
export const call = async (client: RowClient, row: RowName, body?: Body) =>
  (await client.send(row, { ...NOTHING, body })).json.data;
export const together = async (calls: readonly Promise<string>[]) => (await Promise.all(calls)).toSorted().join(', ');
/** Moves the clock and signs in again. */
export const again = (client: RowClient, ms: number, id?: string) => {
  pass(client, ms);
  return client.signIn(id);
};

export const limit = (client: RowClient, value: string | null, over: Body = {}) =>
  say(client, 'setPlayerLimit', {
    kind: 'stake',
    period: 'day',
    value,
    currency: HOME[client.world.profile.name],
    ...over,
  });
/** A limit and its pending raise: `3`, `3 to 50`. */
export async function limitOf(client: RowClient, kind = 'stake') {
  const { limits } = (await call(client, 'getPlayerLimits')) as { limits: Body[] };
  const { value, next_value: next } = limits.find((each) => each['kind'] === kind && each['period'] === 'day') ?? {};
  return next === undefined ? String(value) : `${String(value)} to ${String(next)}`;
}
export const raised = async (client: RowClient) => {
  await limit(client, '3');
  await limit(client, '50');
  return client;
};
export const exclude = (client: RowClient) => send(client, 'excludeSelf', EXCLUDE);
export const timeOut = (client: RowClient, hours = 24) =>
  send(client, 'excludeSelf', { kind: 'time_out', hours, months: undefined });

export async function excludedAs(client: RowClient, email = FIRST, over: Body = {}, device?: string) {
  client.signIn(idOf(await register(client, email, { cpf: undefined, ...over }, device)));
  await exclude(client);
  // A minute until the next code.
  pass(client, 61_000);
  return client;
}
export const second = async (client: RowClient, email: string, over: Body = {}, device?: string) =>
  of(await register(client, email, { cpf: undefined, ...over }, device));

export const BORN = '1990-05-17';
/** Checks the identities of two accounts that share only a birthday. */
export async function twice(
  client: RowClient,
  one: string,
  two: string,
  over: Body = {},
  { address = '1 High Street', born = BORN } = {},
) {
  const person = { birth_date: undefined, cpf: undefined };
  const checked = async (email: string, birthDate: string, details: Body) => {
    client.signIn(idOf(await register(client, email, { birth_date: birthDate, cpf: undefined })));
    await send(client, 'checkIdentity', { ...person, ...details });
    pass(client, 2_000);
    const { status, why = status } = await call(client, 'getIdentity');
    return String(why);
  };
  expect(await checked(FIRST, born, { real_name: one, address })).toBe('passed');
  return checked('eve@mail.example', BORN, { real_name: two, address: '20 Low Road', ...over });
}

export async function byPhone(client: RowClient, phone: string) {
  const sample = await client.sample('registerByPhone');
  const target = `+55${phone.replace(/^0+/, '')}`;
  client.world.verification.send(target, 'register');
  const code = client.world.verification.waiting().find((each) => each.target === target)?.code;
  return client.send('registerByPhone', { ...sample, body: { ...(sample.body as Body), area_code: 55, phone, code } });
}
export async function bindEmail(client: RowClient, email: string) {
  client.world.verification.send(email, 'bind');
  const code = client.world.verification.waiting().find(({ target }) => target === email.toLowerCase())?.code;
  return of(await client.send('bindEmail', { ...NOTHING, body: { email, code } }));
}
export const registered = (client: RowClient, answer: boolean | 'silent') =>
  client.request('POST', '/__sim/members/m-player', { registered: answer }, {});
export const signIn = async (client: RowClient) =>
  (client.token = String((await send(client, 'signIn')).json.data['token']));
export const silent = async (client: RowClient) => {
  await registered(client, 'silent');
  await signIn(client);
  return client;
};
/** Makes the demo account older than the question for a deposit limit. */
export const older = (client: RowClient) => {
  client.world.members.updateDoc('m-player', { noDepositLimitMs: undefined });
  return client;
};

export type Attempt = readonly [string, Profile, (client: RowClient) => Promise<string>, string];
