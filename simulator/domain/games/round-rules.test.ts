import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#contract/brand';
import { profileWorlds } from '../../conformance/profile-worlds.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'slots' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

/** pg-1 is a slot, pg-6 a table game. */
const playing = (client: RowClient, id = 'pg-1') =>
  launched(client.send('launchPgGame', { params: { id }, query: {}, headers: {}, body: undefined }));
const playingLive = (client: RowClient) =>
  launched(
    client.send('launchLiveGame', {
      params: { id: 'wf-1', country: 'GB' },
      query: {},
      headers: {},
      body: { fingerprint: 'x' },
    }),
  );

async function launched(launch: ReturnType<RowClient['send']>) {
  const { json } = await launch;
  const { data } = json as { data: { url?: string; data?: string } };
  const url = String(data.url ?? data.data);
  return async (bet: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ bet }) });
    const played = (await response.json()) as { data: Record<string, unknown> };
    const { reason, max = '', bet: taken } = played.data;
    const wait = response.headers.get('retry-after');
    return reason === undefined ? `played ${taken}` : [reason, max, wait && `${wait} s`].filter(Boolean).join(' ');
  };
}
const pass = (client: RowClient, ms: number) => client.world.clock.advance(ms);

describe('slots under uk', () => {
  it.each([
    ['1988-02-29', '5'],
    ['2001-03-14', '5'],
    ['2001-03-15', '2'],
    ['2008-03-14', '2'],
  ])('born %s: at most %s a round', async (birthDate, most) => {
    const client = under('uk');
    client.world.members.updateDoc('m-player', { birthDate });
    const play = await playing(client);
    expect(await play(`${most}.01`)).toBe(`amountOutOfRange ${most}`);
    expect(await play(most)).toBe(`played ${most}.00`);
  });

  it('a round takes 2.5 seconds, in a second tab as well', async () => {
    const client = under('uk');
    const [first, second] = [await playing(client), await playing(client, 'pg-2')];
    expect(await first('1')).toBe('played 1.00');
    pass(client, 2_499);
    expect(await first('1')).toBe('tooManyRequests 1 s');
    expect(await second('1')).toBe('tooManyRequests 1 s');
    pass(client, 1);
    expect(await second('1')).toBe('played 1.00');
  });
});

describe('games other than slots under uk', () => {
  it('have no highest stake by age', async () => {
    const play = await playing(under('uk'), 'pg-6');
    expect(await play('20')).toBe('played 20.00');
  });

  it('a round takes 5 seconds, in a second tab as well, whatever is played next', async () => {
    const client = under('uk');
    const [table, arcade, slot] = [
      await playing(client, 'pg-6'),
      await playing(client, 'pg-4'),
      await playing(client, 'pg-1'),
    ];
    expect(await table('6')).toBe('played 6.00');
    pass(client, 4_999);
    expect([await table('6'), await arcade('6'), await slot('2')]).toEqual(Array(3).fill('tooManyRequests 1 s'));
    pass(client, 1);
    expect(await slot('2')).toBe('played 2.00');
    // The slot's own time.
    pass(client, 2_500);
    expect(await arcade('6')).toBe('played 6.00');
  });

  it('a round of a live game takes 5 seconds too', async () => {
    const client = under('uk');
    const play = await playingLive(client);
    expect([await play('6'), await play('6')]).toEqual(['played 6.00', 'tooManyRequests 5 s']);
    pass(client, 5_000);
    expect(await play('6')).toBe('played 6.00');
  });
});

it.each(['none', 'br'] as const)('%s has no such rules', async (profile: Profile) => {
  const play = await playing(under(profile));
  const places = profile === 'none' ? '20.000000' : '20.00';
  expect([await play('20'), await play('20')]).toEqual([`played ${places}`, `played ${places}`]);
});
