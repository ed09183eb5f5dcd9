import * as v from 'valibot';
import { SPEED_MOST } from '#simulator/clock/world-clock.ts';
import { runDue } from '#simulator/world/run-due.ts';
import { defineControl, type ControlRoute } from './control-route.ts';

/** Ten years: further is a mistake of units. */
const ADVANCE_SECONDS_MOST = 315_360_000;

const ClockChange = v.union(
  [
    v.strictObject({ advance: v.pipe(v.number(), v.minValue(0), v.maxValue(ADVANCE_SECONDS_MOST)) }),
    v.strictObject({ set: v.pipe(v.string(), v.isoTimestamp()) }),
    v.strictObject({ speed: v.pipe(v.number(), v.minValue(0), v.maxValue(SPEED_MOST)) }),
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
    what: 'Move the clock of the games; what is due by then happens before the answer',
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
