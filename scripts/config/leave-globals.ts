import { afterAll, beforeEach, vi } from 'vitest';
import { knowCurrencies } from '#app/brand/page-currencies.ts';
import { leavePageAsItIs } from './leave-page.ts';
import { saysOfPage } from './says-of-page.ts';

const folder = process.cwd();
const environment = { ...process.env };
const leavePage = typeof document === 'undefined' ? undefined : leavePageAsItIs();

/** What a test waits for in vain may need a frame: who reads of the failure knows whether there were any. */
if (leavePage !== undefined)
  beforeEach(({ onTestFailed }) => onTestFailed(async () => console.error(await saysOfPage())));

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
