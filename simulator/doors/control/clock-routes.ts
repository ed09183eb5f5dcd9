import * as v from 'valibot';
import { MAX_SPEED } from '../../core/clock/world-clock.ts';
import { runDue } from '../world/run-due.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

/** Ten years; more is a mistake of units. */
const MAX_ADVANCE_SECONDS = 315_360_000;

const ClockChange = v.union(
  [
    v.strictObject({ advance: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_ADVANCE_SECONDS)) }),
    v.strictObject({ set: v.pipe(v.string(), v.isoTimestamp()) }),
    v.strictObject({ speed: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SPEED)) }),
    v.strictObject({ pause: v.literal(true) }),
  ],
  'one of { advance: seconds }, { set: ISO instant }, { speed: factor }, { pause: true }',
);

export const clockRoutes: readonly ControlRoute[] = [
  defineControl({
    method: 'GET',
    path: 'clock',
    what: 'Both clocks of the world',
    handle: ({ world }) => world.clock.read(),
  }),
  defineControl({
    method: 'POST',
    path: 'clock',
    what: 'Move the game clock; jobs due by then run before the response',
    body: ClockChange,
    handle: ({ world, worlds, body }) => {
      if ('advance' in body) world.clock.advance(body.advance * 1_000);
      else if ('set' in body) world.clock.set(Date.parse(body.set));
      else world.clock.speed = 'speed' in body ? body.speed : 0;
      runDue(world);
      world.saveClock();
      worlds.arm(world);
      return world.clock.read();
    },
  }),
];
