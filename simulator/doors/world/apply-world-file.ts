import type { MemberFixture } from '#fixtures/world';
import { overrideMatch } from '../../domain/sports/override-match.ts';
import type { WorldFile } from './world-file.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

/** Creates the world that a file describes. @throws Refusal for an unknown match or an impossible result */
export function applyWorldFile(worlds: Worlds, name: string, file: WorldFile): World {
  const { seed, start_time, speed, upstream, profile, members, faults = [], matches = {} } = file;
  const world = worlds.create(name, {
    ...(seed !== undefined && { seed: String(seed) }),
    ...(start_time !== undefined && { startMs: start_time === 'now' ? Date.now() : Date.parse(start_time) }),
    ...(speed !== undefined && { speed }),
    ...(upstream !== undefined && { upstream }),
    ...(profile !== undefined && { profile }),
    ...(members && { members: members as readonly MemberFixture[] }),
  });
  for (const rule of faults) world.faults.add(rule);
  for (const [id, override] of Object.entries(matches)) overrideMatch(world, id, override);
  return world;
}
