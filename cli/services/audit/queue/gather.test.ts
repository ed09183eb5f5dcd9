import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newTally } from '#cli/services/audit/part/tally.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { answered, gather } from './gather.ts';
import type { PartJob } from './part-job.ts';

beforeEach(
  () => void vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

const JOBS = [0, 1].map((part): PartJob => ({
  run: 'r',
  part,
  file: 'x',
  size: 20,
  from: part * 10,
  to: part * 10 + 10,
  options: {},
}));
const finding = (line: number) => ({ line, kind: 'notABet', code: 'notABet', message: 'x' });
const result = (records: number, line: number) =>
  JSON.stringify({
    tally: { ...newTally(), records, problems: 1 },
    lines: 5,
    findings: [finding(line)],
    ids: [[2, `id-${records}`]],
  });

/** A Redis and a queue that have this, and note what is asked. */
function have({ states = {}, workers = 1 }: { states?: Record<string, string>; workers?: number } = {}) {
  const results = new Map<string, string>();
  const asked: string[] = [];
  const bounds = { lookMs: 250, goneMs: 5_000 };
  return {
    results,
    asked,
    bounds,
    redis: {
      hget: (key: string, part: string) => {
        asked.push(`hget ${key} ${part}`);
        return Promise.resolve(results.get(part) ?? null);
      },
      hexists: (key: string, part: string) => {
        asked.push(`hexists ${key} ${part}`);
        return Promise.resolve(results.has(part) ? 1 : 0);
      },
      zcount: (key: string, from: number | string, to: number | string) => {
        asked.push(`zcount ${key} ${from} ${to}`);
        return Promise.resolve(workers);
      },
    },
    queue: {
      getJob: (id: string) => {
        asked.push(`getJob ${id}`);
        const state = states[id];
        return Promise.resolve(
          state === undefined
            ? undefined
            : {
                getState: () => Promise.resolve(state as 'failed'),
                failedReason: 'x is not here',
                remove: () => Promise.resolve(void asked.push(`remove ${id}`)),
              },
        );
      },
    },
  };
}
type Have = ReturnType<typeof have>;

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

const run = (had: Have) =>
  gather({ ...had, run: 'r', jobs: JOBS, lines: 1 } as unknown as Parameters<typeof gather>[0], undefined).then(
    (tally) => ({ tally }),
    (error: unknown) => ({ error: error as Error & { exitCode: number; next: readonly string[] } }),
  );

it('merges the parts in the order of the file, whichever comes first', async () => {
  const had = have({ states: { 'r-0': 'active', 'r-1': 'active' } });
  had.results.set('1', result(3, 2));
  const running = run(had);
  await vi.advanceTimersByTimeAsync(150);
  had.results.set('0', result(4, 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(await running).toEqual({ tally: { ...newTally(), records: 7, problems: 2 } });
  expect(had.asked).toEqual([...Array<string>(3).fill('hget slipway-audit:r 0'), 'hget slipway-audit:r 1']);
  // After the header, and in the second part after the five lines of the first.
  expect(said.join('').split('\n')).toEqual([2, 8].map((line) => JSON.stringify(finding(line))).concat(''));
});

it('finds an id that two parts have', async () => {
  const had = have();
  for (const part of ['0', '1']) had.results.set(part, result(4, 1));
  const ended = await run(had);
  expect(ended).toMatchObject({ tally: { kinds: { duplicate: 1 } } });
  expect(said.join('')).toContain('line 3 has this id already');
});

it('looks whether a part is under way, and says that no worker is', async () => {
  const had = have({ states: { 'r-0': 'waiting' }, workers: 0 });
  const running = run(had);
  await vi.advanceTimersByTimeAsync(299);
  expect(had.asked.filter((each) => !each.startsWith('hget'))).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(had.asked.filter((each) => !each.startsWith('hget'))).toEqual([
    'getJob r-0',
    `zcount slipway-audit:workers ${1_000_300 - 6_000} +inf`,
  ]);
  expect(said).toEqual(['No worker is running. Start one: slipway audit --worker redis://...\n']);
  await vi.advanceTimersByTimeAsync(200);
  expect(said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toHaveLength(2);
  for (const part of ['0', '1']) had.results.set(part, result(1, 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(await running).toHaveProperty('tally');
});

it('says nothing of workers where one is', async () => {
  const had = have({ states: { 'r-0': 'active' } });
  const running = run(had);
  await vi.advanceTimersByTimeAsync(700);
  expect(said).toEqual([]);
  for (const part of ['0', '1']) had.results.set(part, result(1, 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(await running).toHaveProperty('tally');
});

it.each([
  ['is not in the queue', {}, []],
  ['is in no list of the queue', { 'r-1': 'unknown' }, ['remove r-1']],
])('refuses a run of which a part has no result and %s', async (_, states, removed) => {
  const had = have({ states });
  had.results.set('0', result(1, 1));
  const running = run(had);
  await vi.advanceTimersByTimeAsync(300);
  const { error } = (await running) as { error: Error };
  expect(error).toMatchObject({
    message: 'Redis lost the data of this run: part 2 of 2 is neither queued nor done, 1 parts were counted',
    exitCode: EXIT.cutShort,
    next: [
      'The same command queues the missing parts again.',
      'A Redis that keeps its data: redis-server --appendonly yes --maxmemory-policy noeviction',
    ],
  });
  expect(had.asked.filter((each) => !each.startsWith('hget'))).toEqual([
    'getJob r-1',
    'hexists slipway-audit:r 1',
    ...removed,
  ]);
});

it('goes on where the job has ended meanwhile, and its result is there', async () => {
  const had = have();
  const { hexists } = had.redis;
  had.redis.hexists = (...args) => {
    for (const part of ['0', '1']) had.results.set(part, result(1, 1));
    return hexists(...args);
  };
  const running = run(had);
  await vi.advanceTimersByTimeAsync(400);
  expect(await running).toHaveProperty('tally.records', 2);
});

it('refuses a part that has failed at every worker, and takes it from the queue', async () => {
  const had = have({ states: { 'r-0': 'failed' } });
  const running = run(had);
  await vi.advanceTimersByTimeAsync(300);
  const { error } = (await running) as { error: Error };
  expect(error).toMatchObject({
    message: 'A chunk of the file failed: x is not here',
    exitCode: EXIT.cutShort,
    next: [
      'Every worker must see the file under the same path.',
      'The same command continues with the finished parts.',
    ],
  });
  expect(had.asked.at(-1)).toBe('remove r-0');
});

it('does not take a result for valid that is none', async () => {
  const had = have();
  had.results.set('0', '{"lines":-1}');
  expect(((await run(had)) as { error: Error }).error.message).toContain('Invalid');
});

it('waits so long for an answer of Redis, and no longer', async () => {
  const slow = new Promise<string>((resolve) => void setTimeout(() => resolve('late'), 4_999));
  const first = answered(slow, 5_000, 3);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await first).toBe('late');
  expect(vi.getTimerCount()).toBe(0);
  const never = answered(new Promise<string>(() => {}), 5_000, 3).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await never).toMatchObject({
    message: 'Redis has not answered for 5 s; the audit has 3 parts',
    exitCode: EXIT.cutShort,
    next: ['Start Redis again.', 'The same command continues with the finished parts that it has kept.'],
  });
  await expect(answered(Promise.reject(new Error('down')), 5_000, 3)).rejects.toThrow('down');
  expect(vi.getTimerCount()).toBe(0);
});
