import * as v from 'valibot';
import type { World } from '#simulator/world/world.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

/** As many as a person reads; older ones go. */
const KEPT_MOST = 200;
const kept = new WeakMap<World, unknown[]>();

/** The stand-in of an operator's collector: `errorReports.to` of a brand names it in development. */
export const reportRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'POST',
    path: 'reports',
    what: 'What a page tells of its own faults (brand.json: errorReports.to)',
    body: v.looseObject({ version: v.literal(1), brand: v.string(), reports: v.array(v.unknown()) }),
    handle: ({ world, body }) => {
      kept.set(
        world,
        [...(kept.get(world) ?? []), { at: new Date(world.now()).toISOString(), ...body }].slice(-KEPT_MOST),
      );
    },
  }),
  defineControl({
    method: 'GET',
    path: 'reports',
    what: 'What pages have told of their faults, the last 200 messages',
    handle: ({ world }) => kept.get(world) ?? [],
  }),
];
