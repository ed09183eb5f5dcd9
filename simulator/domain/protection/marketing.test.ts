import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { DAY_MS, NOTHING, outcome, pass } from '../../conformance/registering.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'marketing' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const ADVERT = {
  id: 'pm-ad',
  title: 'More',
  content: 'More',
  at: '2026-03-14T12:00:00.000Z',
  is_read: false,
  lang: 'en',
};
const read = async (client: RowClient, row: RowName, query = {}) =>
  (await client.send(row, { ...NOTHING, query })).json.data;
const chosen = async (client: RowClient) => (await read(client, 'getSessionSummary'))['marketing'];
const choose = async (client: RowClient, products: readonly string[], channels: readonly string[]) =>
  outcome(await client.send('setMarketing', { ...NOTHING, body: { products, channels } }));
const advertised = async (client: RowClient) => {
  const { messages } = await read(client, 'listPrivateMessages', { start: 0, limit: 20 });
  return (messages as { id: string }[]).some(({ id }) => id === ADVERT.id);
};
const withAdvert = (client: RowClient, product?: string) => {
  client.world.content.private_messages.unshift({ ...ADVERT, purpose: 'marketing', product } as never);
  return client;
};

it('no message is older than the account, and the newest is first', async () => {
  const client = under('none');
  const { account_since: since } = await read(client, 'getSessionSummary');
  const [first] = client.world.content.private_messages;
  if (first !== undefined)
    client.world.content.private_messages.push({ ...first, id: 'pm-new', at: '2040-01-01T00:00:00.000Z' });
  const { messages } = await read(client, 'listPrivateMessages', { start: 0, limit: 20 });
  expect((messages as { id: string; at: string }[]).map(({ id, at }) => [id, at])).toEqual([
    ['pm-new', '2040-01-01T00:00:00.000Z'],
    ['pm-2', since],
    ['pm-1', since],
  ]);
});

describe('what is advertised (uk)', () => {
  it('is nothing until the player has chosen product and channel', async () => {
    const client = withAdvert(under('uk'), 'bets');
    expect([await chosen(client), await advertised(client)]).toEqual([null, false]);
    await choose(client, ['bets'], ['email']);
    expect(await advertised(client)).toBe(false);
    await choose(client, [], ['message']);
    expect(await advertised(client)).toBe(false);
    await choose(client, ['bets'], ['message']);
    expect(await advertised(client)).toBe(true);
    await choose(client, [], []);
    expect([await chosen(client), await advertised(client)]).toEqual([{ products: [], channels: [] }, false]);
  });

  it.each([
    ['of the product that the player agreed to', 'lottery', ['lottery'], true],
    ['of another product', 'bets', ['lottery', 'casino'], false],
    ['that names none, with the agreement to some', undefined, ['bets', 'casino'], false],
    ['that names none, with the agreement to all', undefined, ['bets', 'casino', 'lottery'], true],
  ])('a message %s (%s, %j): %s', async (_, product, products, expected) => {
    const client = withAdvert(under('uk'), product);
    await choose(client, products, ['message']);
    expect(await advertised(client)).toBe(expected);
  });

  it('ends with a break, cannot be agreed to during it, and is asked anew after it', async () => {
    const client = withAdvert(under('uk'), 'bets');
    await choose(client, ['bets'], ['message']);
    await send(client, 'excludeSelf', { kind: 'time_out', hours: 24, months: undefined });
    expect([await chosen(client), await advertised(client)]).toEqual([{ products: [], channels: [] }, false]);
    expect(await choose(client, ['bets'], ['message'])).toMatchObject({ reason: 'excluded' });
    expect(await choose(client, ['bets'], [])).toMatchObject({ reason: 'excluded' });
    pass(client, 2 * DAY_MS);
    client.signIn();
    expect([await chosen(client), await advertised(client)]).toEqual([null, false]);
  });

  it.each([
    [['bets', 'bets'], ['email']],
    [['poker'], ['email']],
    [['bets'], ['fax']],
  ])('a choice of %j by %j is refused', async (products, channels) => {
    expect(await choose(under('uk'), products, channels)).toMatchObject({ reason: 'badRequest' });
  });
});

it('is not asked where the jurisdiction does not want it', async () => {
  for (const profile of ['none', 'br'] as const) {
    const client = withAdvert(under(profile));
    expect([await chosen(client), await advertised(client)]).toEqual([undefined, true]);
  }
});
