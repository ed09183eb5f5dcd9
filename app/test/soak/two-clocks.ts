import type { Page, Request } from 'playwright-core';
import type { Site } from '#app/test/site.ts';

const TICK_MS = 1_000;
/** A request is answered within this wall time; otherwise it hangs on purpose, and the clock continues without it. */
const PATIENCE_MS = 1_500;
const LOOK_AGAIN_MS = 4;
/** A virtual second takes at least this long: the test driver needs time too, and would otherwise do next to nothing in an hour. */
const BREATH_MS = 40;
const STOP_AHEAD_S = 600;

const wall = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface TwoClocks {
  /** Virtual seconds since the beginning. */
  seconds(): number;
  /** Waits until so many virtual seconds have gone by. */
  pass(seconds: number): Promise<void>;
  /** While it runs no time passes: for measurements. */
  still<Result>(run: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/**
 * One virtual time for the page and the simulator: both are moved a second at a time, and the next second comes when what the page asked
 * has been answered. So a slow machine makes it longer and not different, and five seconds of patience in the page stay five seconds.
 */
export async function startTwoClocks(site: Site, page: Page): Promise<TwoClocks> {
  const world = site.simulator.world();
  // It can only be stopped ahead of where it is; how far it runs until then is the machine's.
  await site.control('clock', { advance: STOP_AHEAD_S });
  await page.clock.install({ time: world.clock.now() - STOP_AHEAD_S * 1_000 });
  await page.clock.pauseAt(world.clock.now());
  const asked = new Map<Request, number>();
  page.on('request', (request) => asked.set(request, performance.now()));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  const isWaiting = () => [...asked.values()].some((at) => performance.now() - at < PATIENCE_MS);

  const now = { ticks: 0, isStopped: false };
  let stillness: Promise<unknown> = Promise.resolve();
  const run = async () => {
    while (!now.isStopped) {
      await stillness;
      await site.control('clock', { advance: TICK_MS / 1_000 });
      await page.clock.runFor(TICK_MS);
      now.ticks += 1;
      await wall(BREATH_MS);
      while (isWaiting()) await wall(LOOK_AGAIN_MS);
    }
  };
  let failure: unknown;
  const running = run().catch((error: unknown) => {
    failure = error;
    now.isStopped = true;
  });
  return {
    seconds: () => (now.ticks * TICK_MS) / 1_000,
    async pass(seconds) {
      const until = now.ticks + (seconds * 1_000) / TICK_MS;
      while (now.ticks < until && !now.isStopped) await wall(LOOK_AGAIN_MS);
      if (failure !== undefined) throw failure;
    },
    async still(measure) {
      const measured = stillness.then(measure);
      stillness = measured.catch(() => undefined);
      return measured;
    },
    async stop() {
      now.isStopped = true;
      await running;
    },
  };
}
