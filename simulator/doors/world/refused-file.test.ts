import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesOf } from '../../conformance/answers/store-changes.ts';
import { startSimulator, type Simulator, type SimulatorOptions } from '../server/start-simulator.ts';
import { WorldFile } from './world-file.ts';

const START = '2026-03-14T12:00:00.000Z';
const member = { id: 'one', nickname: 'one', email: 'one@demo.test', password: 'letters1', balance: '7' };
/** Each is found wrong only when the world is made: by its profile, its members, its matches. */
const REFUSED: Readonly<Record<string, object>> = {
  profile: { upstream: 'strict-spec', profile: 'uk', members: [member] },
  members: { members: [member, { ...member, nickname: 'two' }] },
  matches: { members: [member], faults: [{ do: 'latency', ms: 1 }], matches: { nothing: { void: true } } },
};

let folder: string;
const running: Simulator[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'slipway-refused-'))));
afterEach(async () => {
  for (const simulator of running.splice(0)) await simulator.close();
  rmSync(folder, { recursive: true });
});

async function start(options: SimulatorOptions): Promise<Simulator> {
  const simulator = await startSimulator({ seed: 'files', startTime: START, speed: 0, ...options });
  running.push(simulator);
  return simulator;
}

/** How the control call that replaces a world is answered. */
async function replace(simulator: Simulator, name: string, file: object): Promise<string> {
  const answer = await fetch(`${simulator.url}/__sim/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, ...file }),
  });
  const { msg, data } = (await answer.json()) as { msg?: string; data?: { field?: string } };
  return [answer.status, data?.field, msg].filter((each) => each !== undefined).join(' ');
}

/** A world in which something has happened, with all that it is. */
function touched(simulator: Simulator, name: string) {
  const world = simulator.world(name);
  world.change(() => world.faults.add({ do: 'latency', ms: 5 }));
  world.clock.advance(60_000);
  return world;
}

describe.each(['in memory', 'in a folder'])('a control call with a world file that is refused, %s', (where) => {
  const options = () => (where === 'in memory' ? {} : { dataDir: folder });

  it('leaves the world of that name as it is, and makes none where there was none', async () => {
    const simulator = await start(options());
    for (const name of ['main', 'second']) {
      const world = touched(simulator, name);
      const before = tablesOf(world);
      const answers: Record<string, string> = {};
      for (const [what, file] of Object.entries(REFUSED)) answers[what] = await replace(simulator, name, file);
      expect(answers).toEqual({
        profile:
          "400 profile profile: the specification's upstream has no rules of a jurisdiction; uk needs upstream keyed",
        members: '400 members.1.id members.1.id: "one" is the id of members.0 too; give each member its own',
        matches: '404 nothing Unknown match nothing; GET /sports/api/v1/soccer lists some',
      });
      expect(simulator.world(name)).toBe(world);
      expect(tablesOf(world)).toEqual(before);
      expect(world.now()).toBe(Date.parse(START) + 60_000);
    }
    for (const file of Object.values(REFUSED)) await replace(simulator, 'third', file);
    expect(simulator.worlds.all().map(({ name }) => name)).toEqual(['main', 'second']);
    if (where === 'in a folder') expect(readdirSync(folder).filter((file) => /third|next/.test(file))).toEqual([]);
  });

  it('and one that is taken replaces it', async () => {
    const simulator = await start(options());
    const old = touched(simulator, 'second');
    await replace(simulator, 'second', { seed: 7, members: [member], faults: [{ do: 'cutJson' }] });
    const world = simulator.world('second');
    expect([world === old, world.seed, world.members.all().map(({ id }) => [id, world.balance(id)])]).toEqual([
      false,
      '7',
      [['one', '7.000000']],
    ]);
    expect([world.faults.list(), world.clock.read().now]).toEqual([
      [{ id: 'fault-1', rule: { do: 'cutJson' }, seen: 0, struck: 0 }],
      START,
    ]);
    // It is in the folder under its name, with the next change too.
    touched(simulator, 'second');
    const kept = tablesOf(world);
    simulator.worlds.drop('second');
    if (where === 'in a folder') expect(tablesOf(simulator.world('second'))).toEqual(kept);
  });
});

describe('a start with a world file that is refused', () => {
  it('leaves a stored world as it is', async () => {
    const first = await start({ dataDir: folder });
    const before = tablesOf(touched(first, 'main'));
    await first.close();
    for (const world of [REFUSED['matches'], { profile: 'br', matches: { nothing: { void: true } } }])
      await expect(start({ dataDir: folder, world: v.parse(WorldFile, world) })).rejects.toThrow(
        'Unknown match nothing',
      );
    const again = (await start({ dataDir: folder })).world();
    expect(tablesOf(again)).toEqual(before);
    expect(again.profile.name).toBe('none');
  });

  it('leaves no world of which the corrected file could not have its members', async () => {
    await expect(start({ dataDir: folder, world: v.parse(WorldFile, REFUSED['matches']) })).rejects.toThrow(
      'Unknown match',
    );
    const { members } = (await start({ dataDir: folder, world: v.parse(WorldFile, { members: [member] }) })).world();
    expect(members.all().map(({ id }) => id)).toEqual(['one']);
  });
});
