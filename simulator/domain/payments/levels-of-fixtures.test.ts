import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareAmounts } from '#engine/money';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { raiseLevel } from './raise-level.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'levels' });
});
afterAll(() => simulator.close());

it.each(['m-player', 'm-agent', 'm-empty'])('the level of %s is the one that the deposits of the world reach', (id) => {
  const world = simulator.world();
  const of = () => world.members.byId(id)?.level;
  const lowest = world.content.vip_levels.toSorted((a, b) => compareAmounts(a.recharge, b.recharge))[0]?.level;
  expect([of(), world.records.list('deposit', id).total]).toEqual([lowest, 0]);
  raiseLevel(world, id);
  expect(of()).toBe(lowest);
});
