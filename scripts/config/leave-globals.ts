import { afterAll, vi } from 'vitest';

/** Files of tests share a worker: each leaves globals, environment and clock as it found them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // Modules of the app have states of a page: its language, its listeners, its storage.
  if (typeof document !== 'undefined') vi.resetModules();
});
