import { rows } from '#contract/rows';
import { defineControl, type ControlRoute } from './control-route.ts';

export const healthRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'health',
    what: 'Whether the simulator is up, and what it serves',
    handle: ({ worlds, world, sockets, startedMs }) => ({
      ok: true,
      world: world.name,
      seed: world.seed,
      upstream: world.upstream,
      profile: world.profile.name,
      clock: world.clock.read(),
      rows: Object.keys(rows).length,
      worlds: worlds.all().map(({ name }) => name),
      sockets: sockets().all().length,
      up_seconds: Math.floor((Date.now() - startedMs) / 1_000),
    }),
  }),
  defineControl({
    method: 'GET',
    path: 'drift',
    what: 'With --proxy: differences of the real upstream from the contract, by row',
    handle: ({ proxy }) => proxy?.drift.report() ?? [],
  }),
];
