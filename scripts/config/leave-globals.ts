import { afterAll, vi } from 'vitest';

const isPage = typeof document !== 'undefined';
const address = isPage ? location.href : '';

/** Files of tests share a worker: each leaves globals, environment, clock and page as it found them. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (isPage) leavePage();
});

function leavePage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  // Modules of the app have states of a page: its language, its listeners, its session.
  vi.resetModules();
}
