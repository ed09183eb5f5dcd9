import * as v from 'valibot';
import { FORBIDDEN, PROFILES } from '#contract/brand';
import { Refusal } from '../../core/refusal.ts';
import { rulesOf } from '../../domain/protection/profile-rules.ts';
import { WorldFile } from '../world/world-file.ts';
import { applyWorldFile } from '../world/apply-world-file.ts';
import { restoreSnapshot, takeSnapshot } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import { MAIN_WORLD } from '../world/worlds.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;
const Name = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must be a short name'));
const show = (world: World) => ({
  name: world.name,
  seed: world.seed,
  upstream: world.upstream,
  profile: world.profile.name,
  clock: world.clock.read(),
});

function showProfile(world: World) {
  const { needs, mandatoryLimits } = rulesOf(world);
  const profile = world.profile.name;
  return { profile, registration_needs: needs, mandatory_limits: mandatoryLimits, forbidden: FORBIDDEN[profile] };
}

/** Creates, snapshots, restores and drops worlds. The header x-sim-world selects a world. */
export const worldRoutes: readonly ControlRoute[] = [
  defineControl({ method: 'GET', path: 'worlds', what: 'All worlds', handle: ({ worlds }) => worlds.all().map(show) }),
  defineControl({
    method: 'POST',
    path: 'worlds',
    what: 'Create a world, or replace the existing one: { name, seed?, start_time?, speed?, upstream?, profile?, members?, faults?, matches? }',
    body: v.strictObject({ name: v.string(), ...WorldFile.entries }),
    handle: ({ worlds, body: { name, ...file } }) => show(applyWorldFile(worlds, name, file, 'replace')),
  }),
  defineControl({
    method: 'DELETE',
    path: 'worlds/{name}',
    what: 'Drop a world and everything in it',
    handle: ({ worlds, params }) => {
      if (params['name'] === MAIN_WORLD)
        throw new Refusal('badRequest', 'The main world cannot be dropped', { field: 'name' });
      if (!worlds.erase(params['name'] ?? '')) throw new Refusal('notFound', `Unknown world ${params['name']}`);
    },
  }),
  defineControl({
    method: 'GET',
    path: 'profile',
    what: 'The jurisdiction of the world, with its rules',
    handle: ({ world }) => showProfile(world),
  }),
  defineControl({
    method: 'POST',
    path: 'profile',
    what: 'Set the jurisdiction of the world: { profile: none | uk | br }; members do not change',
    body: v.strictObject({ profile: v.picklist(PROFILES) }),
    handle: ({ world, body }) => {
      world.setProfile(body.profile);
      return showProfile(world);
    },
  }),
  defineControl({
    method: 'POST',
    path: 'sessions',
    what: 'End sessions so long after their tokens were last exchanged: { minutes }; null: 24 hours, 30 days with the refresh token',
    body: v.strictObject({
      minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DAY_MINUTES))),
    }),
    handle: ({ world, body: { minutes } }) => {
      world.change(() => world.sessions.setLength(minutes === null ? undefined : minutes * MINUTE_MS));
      return { minutes };
    },
  }),
  defineControl({
    method: 'POST',
    path: 'snapshots',
    what: 'Take a snapshot of the world: { name }',
    body: v.strictObject({ name: Name }),
    handle: ({ world, body }) => {
      takeSnapshot(world, body.name);
      return { ok: true, name: body.name, now: world.clock.read().now };
    },
  }),
  defineControl({
    method: 'POST',
    path: 'snapshots/{name}/restore',
    what: 'Restore a snapshot of the world',
    handle: ({ world, worlds, params }) => {
      restoreSnapshot(world, params['name'] ?? '');
      worlds.arm(world);
      return show(world);
    },
  }),
];
