import { vi } from 'vitest';

/** A Saturday noon, as in the simulator's default world. */
export const VIRTUAL_START_MS = Date.parse('2026-03-14T12:00:00.000Z');
/** Turns of the event loop until streams in memory have handed everything on: 12 give the same table as 40. */
const TURNS = 12;

/** Stops the clocks of the process; work in memory continues. */
export function stopTime(): void {
  vi.useFakeTimers({
    now: VIRTUAL_START_MS,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets everything happen that needs no time. */
export async function quiesce(): Promise<void> {
  for (let count = 0; count < TURNS; count++) await turn();
}

/** Time passes in steps this long: every pause of the app is a multiple of it or much longer. */
const STEP_MS = 100;

/** Lets time pass until something is so. @returns whether it came to be within `mostMs` */
export async function passTime(isSo: () => boolean, mostMs: number, isBusy = () => true): Promise<boolean> {
  const end = Date.now() + mostMs;
  await quiesce();
  while (!isSo() && Date.now() < end) {
    vi.advanceTimersByTime(STEP_MS);
    // Code that a timer started has sent its call after one turn; if none is running, nothing else can happen.
    await turn();
    if (isBusy()) await quiesce();
  }
  return isSo();
}
