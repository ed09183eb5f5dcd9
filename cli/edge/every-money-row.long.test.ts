import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDone } from '#app/test/faults/count-done.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { MONEY_SEARCHES } from '#contract/money';
import { rows } from '#contract/rows';
import { type FaultRule, startSimulator, type Simulator } from '#simulator';
import { RowClient } from '#simulator/testing';
import { openTestEdge, type TestEdge } from './test/edge.ts';

/** Cashing out is our addition: the upstream of the specification does not have it. */
const NAMES = (Object.keys(MONEY_SEARCHES) as MoneyRowName[]).filter((name) => rows[name].origin !== 'ours');
const STANDS = [
  { do: 'resetAfterCommit' },
  { do: 'hangAfterCommit' },
  { do: 'statusAfterCommit', status: 502 },
  { do: 'statusAfterCommit', status: 400 },
  { do: 'statusAfterCommit', status: 429 },
  { do: 'cutJson' },
  { do: 'lateCommit', ms: 1_300 },
  { do: 'slowBody', ms: 300 },
] as const;
const STANDS_NOT = [
  { do: 'resetBeforeCommit' },
  { do: 'hangBeforeCommit' },
  { do: 'statusBeforeCommit', status: 503 },
  { do: 'unauthorised' },
  { do: 'tooManyRequests' },
] as const;

let simulator: Simulator;
let number = 0;
const edges: TestEdge[] = [];
beforeAll(async () => {
  simulator = await startSimulator({ upstream: 'strict-spec', seed: 'edge' });
});
afterAll(async () => {
  for (const edge of edges) await edge.close();
  await simulator.close();
});

/** A world, a player and an edge of a cell's own, ready for the press. */
async function prepare(name: MoneyRowName, fault: object | undefined) {
  const world = simulator.worlds.create(`edge-${++number}`, {});
  const client = new RowClient(simulator, world).signIn();
  const sample = await client.sample(name);
  const before = countDone(world, 'm-player', name);
  if (fault !== undefined) world.faults.add({ row: name, ...fault } as FaultRule);
  const clock = { aheadMs: 0 };
  const edge = await openTestEdge(simulator.url, { clock: () => Date.now() + clock.aheadMs });
  edges.push(edge);
  return { name, world, client, sample, before, edge, clock, key: `press-${number}-${name}` };
}

/** Long enough for thirteen presses at once on a busy machine. */
const DEADLINE_MS = 4_000;

/**
 * Delivers a press three times, one of them while the first is under way, and asks until there is an outcome. Before it asks, the
 * edge's clock moves on by `lastsMs`.
 */
async function pressThrice(cell: Awaited<ReturnType<typeof prepare>>, lastsMs: number) {
  const { name, world, client, sample, before, edge, clock, key } = cell;
  const headers = {
    authorization: client.token,
    'x-sim-world': world.name,
    'idempotency-key': key,
    'x-deadline': String(Date.now() + DEADLINE_MS),
  };
  const first = edge.press(name, sample, headers);
  const second = edge.press(name, sample, headers);
  const replies = await Promise.all([first, second]);
  replies.push(await edge.press(name, sample, headers));
  clock.aheadMs = lastsMs;
  let outcome = await edge.outcome(key, client.token);
  for (let look = 0; look < 60 && outcome['state'] === 'running'; look++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    outcome = await edge.outcome(key, client.token);
  }
  const last = await edge.press(name, sample, headers);
  return { replies, outcome, last, done: countDone(world, 'm-player', name) - before, edge };
}

/** All rows at once, each in a world of its own: most of a cell is waiting. */
const tryAll = async (fault: object | undefined, lastsMs = 0) => {
  const ready = [];
  for (const name of NAMES) ready.push(await prepare(name, fault));
  const cells = await Promise.all(ready.map(async (cell) => [cell.name, await pressThrice(cell, lastsMs)] as const));
  return Object.fromEntries(cells);
};
const forRows = <T>(value: T) => Object.fromEntries(NAMES.map((name) => [name, value]));
const mapped = <T, U>(cells: Record<string, T>, of: (cell: T) => U) =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, of(cell)]));
const forwards = async ({ edge }: { edge: TestEdge }) =>
  /^slipway_edge_forwards_total (\d+)$/m.exec(await edge.metrics())?.[1];

describe('every row that moves money, delivered three times', () => {
  it('is carried out once, and every delivery has the same answer', async () => {
    const cells = await tryAll(undefined);
    const seen = mapped(cells, ({ replies, last, outcome, done }) => ({
      statuses: replies.map(({ status }) => status),
      answers: new Set([...replies, last].map(({ text }) => text)).size,
      isReplayed: last.headers.get('idempotent-replayed'),
      outcome: outcome['state'],
      done,
    }));
    expect(seen).toEqual(
      forRows({ statuses: [200, 200, 200], answers: 1, isReplayed: 'true', outcome: 'done', done: 1 }),
    );
  });

  it.each(STANDS)('is carried out once and reported as accepted with %j', async (fault) => {
    const cells = await tryAll(fault);
    const seen = mapped(cells, ({ outcome, last, done }) => `${String(outcome['state'])} ${last.status} done ${done}`);
    expect(seen).toEqual(forRows('done 200 done 1'));
    expect(await Promise.all(Object.values(cells).map(forwards))).toEqual(NAMES.map(() => '1'));
  });

  it.each(STANDS_NOT)('is not carried out and reported as never done with %j', async (fault) => {
    const cells = await tryAll(fault, DEADLINE_MS);
    const seen = mapped(cells, ({ outcome, last, done }) => {
      const { data } = outcome['refusal'] as { data: { reason: string; cause: string } };
      return `${String(outcome['state'])} ${data.reason} ${data.cause} ${last.status} done ${done}`;
    });
    expect(seen).toEqual(forRows('refused deadlinePassed absent 410 done 0'));
    expect(await Promise.all(Object.values(cells).map(forwards))).toEqual(NAMES.map(() => '1'));
  });
});
