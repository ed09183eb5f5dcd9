import { afterAll, vi } from 'vitest';
import { knowCurrencies } from '#app/brand/page-currencies.ts';
import { leavePageAsItIs, paintByTimers } from './leave-page.ts';

const folder = process.cwd();
const environment = { ...process.env };
const leavePage = typeof document === 'undefined' ? undefined : leavePageAsItIs();
if (leavePage !== undefined) paintByTimers();

/** Files of tests share a worker: each leaves globals, environment, folder, clock and page as it found them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // A command that a test did not wait for, as it was out of time, has a folder and variables of its own (cli/test/command.ts).
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // The brand that was drawn last, perhaps a part of one.
  knowCurrencies({ currencies: [] });
  if (leavePage === undefined) return;
  leavePage();
  // Modules of the app have states of a page: its language, its listeners, its session.
  vi.resetModules();
});
