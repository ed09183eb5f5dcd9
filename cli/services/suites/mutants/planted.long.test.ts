import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '#simulator';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { PLANTED_WALLETS } from './planted-wallets.ts';
import { foundAt } from './trial.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'planted' });
});
afterAll(() => simulator.close());

it.each(PLANTED_WALLETS)('a player notices that %s', async (_, change) => {
  const memory = new Map<string, unknown>();
  const { url, close } = await startFront(simulator.url, (sent, next) => change(sent, next, memory), true);
  const found = await foundAt(url, '0');
  close();
  expect(found).toMatch(/^player: /);
});
