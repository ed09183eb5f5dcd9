import { vi } from 'vitest';

/** Modules of the app, without those that call: each call has a time limit. And the library that polls. */
const WAITING = /\/app\/(?:error-reports|features|layout|push|routes|store|ui)\/|rtk-query/;

/** How often the library that polls looks at its own subscriptions. */
const SYNC_MS = 500;

/** Notes each time that the app, or the library that polls for it, waits for. */
export function noteWaits(note: (wait: string) => void): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name];
    const noted = (work: () => void, ms = 0, ...args: []) => {
      // The second line is this function, the third is its caller.
      const caller = new Error('who waits').stack?.split('\n')[2] ?? '';
      if (ms > 0 && ms !== SYNC_MS && WAITING.test(caller)) note(`(${name} ${ms})`);
      return start(work, ms, ...args);
    };
    vi.stubGlobal(name, noted);
  }
}
