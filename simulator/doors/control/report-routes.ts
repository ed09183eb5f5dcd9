import * as v from 'valibot';
import type { World } from '../world/world.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

/** Older messages are dropped. */
const MAX_REPORTS = 200;
const stored = new WeakMap<World, unknown[]>();

/** Simulates an operator's error collector: in development a brand's `errorReports.to` points here. */
export const reportRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'POST',
    path: 'reports',
    what: 'Error reports of a page (brand.json: errorReports.to)',
    body: v.looseObject({ version: v.literal(1), brand: v.string(), reports: v.array(v.unknown()) }),
    handle: ({ world, body }) => {
      stored.set(
        world,
        [...(stored.get(world) ?? []), { at: new Date(world.now()).toISOString(), ...body }].slice(-MAX_REPORTS),
      );
    },
  }),
  defineControl({
    method: 'GET',
    path: 'reports',
    what: 'The last 200 error reports',
    handle: ({ world }) => stored.get(world) ?? [],
  }),
];
