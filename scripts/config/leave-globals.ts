import { afterAll, vi } from 'vitest';
import { leavePageAsItIs } from './leave-page.ts';

const leavePage = typeof document === 'undefined' ? undefined : leavePageAsItIs();

/** Files of tests share a worker: each leaves globals, environment, clock and page as it found them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (leavePage === undefined) return;
  leavePage();
  // Modules of the app have states of a page: its language, its listeners, its session.
  vi.resetModules();
});
