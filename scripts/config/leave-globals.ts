import { afterAll, vi } from 'vitest';
import { knowCurrencies } from '#app/brand/page-currencies.ts';
import { leavePageAsItIs, paintByTimers } from './leave-page.ts';

const folder = process.cwd();
const environment = { ...process.env };
const leavePage = typeof document === 'undefined' ? undefined : leavePageAsItIs();
if (leavePage !== undefined) paintByTimers();

/** Files share a worker: each must leave globals, environment, folder, clock and page as it found them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  // A command whose test timed out has its own folder and variables (cli/test/command.ts).
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  // Undoes the last brand.
  knowCurrencies({ currencies: [] });
  if (leavePage === undefined) return;
  leavePage();
  // App modules hold a page's state: language, listeners, session.
  vi.resetModules();
});
