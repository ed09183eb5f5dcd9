import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

const MINUTE_MS = 60_000;

interface Changes {
  readonly version: string;
  readonly since?: string;
  readonly wait?: number;
}

describe('a call for changes that waits', () => {
  let simulator: Simulator;
  beforeEach(async () => {
    simulator = await startSimulator();
  });
  afterEach(() => simulator.close());

  const address = (query: string) => `${simulator.url}/sports/api/v1/soccer/changes${query}`;
  const read = async (query = ''): Promise<Changes> =>
    ((await (await fetch(address(query))).json()) as { data: Changes }).data;
  const begin = async () => (await read(`?since=${(await read()).version}`)).version;
  /** Whether it has ended by now. */
  const hasEnded = async (call: Promise<unknown>) =>
    Promise.race([call.then(() => true), new Promise<false>((resolve) => void setTimeout(resolve, 400, false))]);
  const answered = () => simulator.world().journal.total;

  it('is answered when something has changed, all who wait at once', async () => {
    const since = await begin();
    const calls = Array.from({ length: 20 }, () => read(`?since=${since}&wait=25`));
    expect(await hasEnded(Promise.race(calls))).toBe(false);
    simulator.world().clock.advance(MINUTE_MS);
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(answers[0]).toMatchObject({ since, version: expect.not.stringMatching(since) as string });
  });

  it('is answered at once where there is a newer version, no version, or nothing to wait for', async () => {
    const since = await begin();
    expect(await read(`?since=${since}&wait=0`)).toMatchObject({ version: since });
    expect(await read('?wait=25')).toMatchObject({ wait: 25 });
    simulator.world().clock.advance(MINUTE_MS);
    expect(await read(`?since=${since}&wait=25`)).toMatchObject({ since });
    expect((await read('?since=unknown&wait=25')).since).toBeUndefined();
  });

  it('is answered with the same version when its time is over', async () => {
    const since = await begin();
    expect(await read(`?since=${since}&wait=1`)).toMatchObject({ version: since, since });
  });

  it.each(['abc', '-1', '61', '1.5', ''])('is refused at once with wait=%s', async (wait) => {
    const since = await begin();
    expect((await fetch(address(`?since=${since}&wait=${wait}`))).status).toBe(400);
  });

  it('ends with its caller, its world and the simulator', async () => {
    const since = await begin();
    const before = answered();
    const gone = new AbortController();
    const left = fetch(address(`?since=${since}&wait=25`), { signal: gone.signal }).catch(() => 'left');
    expect(await hasEnded(left)).toBe(false);
    gone.abort();
    expect(await left).toBe('left');
    const dropped = read(`?since=${since}&wait=25`).catch(() => 'dropped');
    expect(await hasEnded(dropped)).toBe(false);
    expect(answered()).toBe(before);
    simulator.worlds.create('main', {});
    expect(await dropped).toBe('dropped');
    const next = read(`?since=${await begin()}&wait=25`).catch(() => 'closed');
    expect(await hasEnded(next)).toBe(false);
    await simulator.close();
    expect(await next).toBe('closed');
  });
});
