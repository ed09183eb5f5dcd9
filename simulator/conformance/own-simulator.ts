import { afterAll, beforeAll } from 'vitest';
import { startSimulator, type Simulator } from '../doors/server/start-simulator.ts';
import { RowClient } from './row-client.ts';

/** A simulator for the tests of one file. */
export function ownSimulator(seed: string) {
  let simulator: Simulator;
  let count = 0;
  beforeAll(async () => {
    simulator = await startSimulator({ seed });
  });
  afterAll(() => simulator.close());
  return {
    newWorld: () => new RowClient(simulator, simulator.world(`${seed}-${++count}`)).signIn(),
    sameWorld(worldSeed: string): RowClient {
      simulator.worlds.drop(worldSeed);
      return new RowClient(simulator, simulator.worlds.create(worldSeed, { seed: worldSeed })).signIn();
    },
  };
}
