import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '#simulator';
import { playerSuite } from '#cli/services/player/run-player.ts';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { PLANTED_WALLETS } from './planted-wallets.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'planted' });
});
afterAll(() => simulator.close());

/** All at once, because each run takes seconds; each has a place of its own. */
it('a player notices each of them', async () => {
  const memory = PLANTED_WALLETS.map(() => new Map<string, unknown>());
  const { url, close } = await startFront(
    simulator.url,
    (sent, next) => {
      const through = PLANTED_WALLETS.reduce(
        (inner, { change }, nth) =>
          (asked = sent) =>
            change(asked, (again = asked) => inner(again), memory[nth] ?? new Map()),
        next,
      );
      return through(sent);
    },
    true,
  );
  const { json } = await playerSuite({ against: url }, { add: () => {}, close: () => {} });
  close();
  const { findings } = json as { readonly findings: readonly { readonly check: string; readonly place: string }[] };
  const places = findings.map(({ check, place }) => `${check}: ${place}`);
  expect(PLANTED_WALLETS.filter(({ at }) => !places.some((place) => at.test(place))).map(({ name }) => name)).toEqual(
    [],
  );
});
