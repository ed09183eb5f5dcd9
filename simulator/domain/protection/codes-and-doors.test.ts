import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Body, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { FIRST, outcome } from '../../conformance/registering.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'codes-and-doors' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

describe('codes', () => {
  const ask = (client: RowClient, email: string) =>
    client.send('sendRegistrationEmailCode', { params: {}, query: { email }, headers: {}, body: undefined });

  it('fill no mailbox, whatever its spelling and whatever they are for', async () => {
    const client = under('none');
    for (let sent = 0; sent < 10; sent++) expect((await ask(client, `ada+${sent}@mail.example`)).status).toBe(200);
    expect(outcome(await ask(client, 'a.d.a@mail.example'))).toMatchObject({ reason: 'tooManyRequests' });
    const other = { params: {}, query: { email: FIRST, kind: '2' }, headers: {}, body: undefined };
    expect(outcome(await client.send('sendEmailCode', other))).toMatchObject({ reason: 'tooManyRequests' });
    expect((await ask(client, 'eve@mail.example')).status).toBe(200);
  });
});

describe('the push endpoint of another player’s browser', () => {
  it('is taken over from that browser alone', async () => {
    const client = under('none');
    const sample = await client.sample('savePushSubscription');
    const { endpoint, auth } = sample.body as Record<'endpoint' | 'auth', string>;
    const save = (over: Body) => send(client, 'savePushSubscription', { endpoint, ...over });
    expect((await client.send('savePushSubscription', sample)).status).toBe(200);
    client.signIn('m-agent');
    const forged = `${auth.slice(0, -1)}${auth.endsWith('A') ? 'Q' : 'A'}`;
    expect(outcome(await save({ auth: forged }))).toEqual({ reason: 'forbidden', field: 'endpoint' });
    const owner = () => client.world.db.all("SELECT member_id FROM record WHERE kind = 'pushSubscription'");
    expect(owner()).toEqual([{ member_id: 'm-player' }]);
    expect((await client.send('savePushSubscription', sample)).status).toBe(200);
    expect(owner()).toEqual([{ member_id: 'm-agent' }]);
  });
});

it.each([
  ['http://localhost:1', 403],
  ['http://127.0.0.1:5173', 403],
  ['https://evil.example', 403],
  ['null', 403],
])('a page at %s does not control the simulator', async (origin, status) => {
  for (const path of ['/__sim/clock', '/__sim/members', '/__content/banners'])
    expect((await fetch(simulator.url + path, { headers: { origin } })).status, path).toBe(status);
  expect((await fetch(`${simulator.url}/__sim/clock`, { headers: { origin: simulator.url } })).status).toBe(200);
});

it('a picture or script of another site reaches nothing of the control interface, a link to its page does', async () => {
  const asked = async (path: string, site: string, dest: string) =>
    (await fetch(simulator.url + path, { headers: { 'sec-fetch-site': site, 'sec-fetch-dest': dest } })).status;
  expect(await asked('/__sim/members', 'cross-site', 'image')).toBe(403);
  expect(await asked('/__sim/members', 'same-site', 'script')).toBe(403);
  expect(await asked('/__sim/members', 'same-origin', 'empty')).toBe(200);
  expect(await asked('/__sim/members', 'none', 'document')).toBe(200);
  expect(await asked('/__sim/', 'cross-site', 'document')).toBe(200);
});
