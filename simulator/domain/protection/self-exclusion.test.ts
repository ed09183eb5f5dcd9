import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Profile, PROFILES } from '#contract/brand';
import type { RowName } from '#contract/rows';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { dataOf, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';

const HOUR_MS = 3_600_000;
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'self-exclusion' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const NOTHING = { params: {}, query: {}, headers: {}, body: undefined };
const read = async (client: RowClient, row: RowName) => (await client.send(row, NOTHING)).json.data;
const later = (client: RowClient, hours: number) => {
  client.world.clock.advance(hours * HOUR_MS);
  runDue(client.world);
  client.signIn();
};
const exclude = (client: RowClient) =>
  send(client, 'excludeSelf', { kind: 'self_exclusion', months: 6, hours: undefined });

describe.each(PROFILES)('the end of a self-exclusion under %s', (profile: Profile) => {
  it('needs an active step after the term, and a day more', async () => {
    const client = under(profile);
    await exclude(client);
    const early = await client.send('returnToPlay', NOTHING);
    expect(early.json.data).toMatchObject({ reason: 'excluded', until: '2026-09-14T12:00:00.000Z' });
    later(client, 185 * 24);
    expect(await read(client, 'getExclusion')).toMatchObject({ kind: 'self_exclusion', may_return: true });
    expect((await send(client, 'placeBet')).json.data).toMatchObject({ reason: 'excluded', may_return: true });

    const from = new Date(client.world.now() + 24 * HOUR_MS).toISOString();
    expect(await read(client, 'returnToPlay')).toMatchObject({ return_from: from });
    later(client, 12);
    // Asking again does not begin the day anew.
    expect(await read(client, 'returnToPlay')).toMatchObject({ return_from: from });
    expect((await send(client, 'placeBet')).json.data).toMatchObject({ reason: 'excluded', return_from: from });
    later(client, 12);
    expect(await read(client, 'getExclusion')).toEqual({ kind: 'none' });
    expect((await send(client, 'placeBet')).status).toBe(200);
    expect((await client.send('returnToPlay', NOTHING)).json.data).toMatchObject({ reason: 'badRequest' });
  });
});

describe('advertising', () => {
  it.each(['time_out', 'self_exclusion'] as const)(
    'stops during a %s: no promotions, no banners but that of the protection, no messages that advertise',
    async (kind) => {
      const client = under('none');
      const [first] = client.world.content.private_messages;
      if (first === undefined) throw new Error('The content has no messages.');
      client.world.content.private_messages.push({ ...first, id: 'pm-ad', purpose: 'marketing' });
      const shown = async () => ({
        promotions: ((await dataOf(client, 'listPromotions')) as unknown as { id: string }[]).map(({ id }) => id),
        banners: ((await dataOf(client, 'listBanners')) as unknown as { url: string }[]).map(({ url }) => url),
        messages: ((await dataOf(client, 'listPrivateMessages'))['messages'] as { id: string }[]).map(({ id }) => id),
      });
      const before = await shown();
      expect(before.promotions).toContain('promo-2');
      expect(before.banners).toContain('/sport/soccer');
      expect(before.messages).toContain('pm-ad');
      const length = kind === 'time_out' ? { hours: 24 } : { months: 6, hours: undefined };
      await send(client, 'excludeSelf', { kind, ...length });
      expect(await shown()).toEqual({ promotions: [], banners: ['/protection'], messages: ['pm-2', 'pm-1'] });
    },
  );
});

describe('a raised limit', () => {
  const set = (client: RowClient, value: string | null) =>
    send(client, 'setPlayerLimit', { kind: 'stake', period: 'day', value });
  const limit = async (client: RowClient) =>
    ((await read(client, 'getPlayerLimits'))['limits'] as { kind: string; period: string }[]).find(
      ({ kind, period }) => kind === 'stake' && period === 'day',
    );

  it('under uk applies only after the player has confirmed it, and not before its day', async () => {
    const client = under('uk');
    await set(client, '3');
    await set(client, '50');
    later(client, 23);
    await set(client, '50');
    expect(await limit(client)).toMatchObject({ value: '3', next_value: '50', next_from: '2026-03-16T11:00:00.000Z' });
    later(client, 24);
    expect(await limit(client)).toMatchObject({ value: '3', next_value: '50' });
    // Another value is a new raise, not a confirmation.
    await set(client, '60');
    expect(await limit(client)).toMatchObject({ value: '3', next_value: '60' });
    later(client, 24);
    await set(client, '60');
    const confirmed = await limit(client);
    expect(confirmed).toMatchObject({ value: '60' });
    expect(confirmed).not.toHaveProperty('next_value');
  });

  it('under uk lapses seven days after it was asked for: a confirmation then is a new request', async () => {
    const client = under('uk');
    await set(client, '3');
    await set(client, '50');
    later(client, 7 * 24 - 1);
    expect(await limit(client)).toMatchObject({ next_value: '50', next_until: '2026-03-21T12:00:00.000Z' });
    later(client, 1);
    expect(await limit(client)).not.toHaveProperty('next_value');
    await set(client, '50');
    expect(await limit(client)).toMatchObject({ value: '3', next_value: '50', next_from: '2026-03-22T12:00:00.000Z' });
  });

  it('under uk is confirmed until the seven days end', async () => {
    const client = under('uk');
    await set(client, '3');
    await set(client, '50');
    later(client, 7 * 24 - 1);
    await set(client, '50');
    expect(await limit(client)).toMatchObject({ value: '50' });
  });

  it('under br applies by itself', async () => {
    const client = under('br');
    await set(client, '3');
    await set(client, '50');
    later(client, 24);
    expect(await limit(client)).toMatchObject({ value: '50' });
  });
});
