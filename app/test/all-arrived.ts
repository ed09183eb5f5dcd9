import type { Page, Request } from 'playwright-core';
import { WAIT_MS } from '#scripts/config/wait-bound.ts';

/** So long nothing begins or ends: what an answer asks for in its turn has been asked for. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 25;

/** What is answered when something happens: a call for changes that waits for them, a stream of messages, a last word of a page that is left. */
const isHeld = (request: Request): boolean =>
  /[?&]wait=[1-9]/.test(request.url()) || /^(?:eventsource|ping)$/.test(request.resourceType());

interface Calls {
  readonly underWay: Set<Request>;
  changedAt: number;
}
const callsOf = new WeakMap<Page, Calls>();

/** Follows what a page asks for: before it is loaded. Pages of a site are followed. */
export function followCalls(page: Page): void {
  const calls: Calls = { underWay: new Set(), changedAt: performance.now() };
  callsOf.set(page, calls);
  const end = (request: Request) => {
    if (calls.underWay.delete(request)) calls.changedAt = performance.now();
  };
  page.on('request', (request) => {
    if (isHeld(request)) return;
    calls.underWay.add(request);
    calls.changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * What the page has asked for is there, and nothing followed it. Playwright's `networkidle` never comes on a page that holds a call: a
 * lobby always does.
 *
 * @param since when the page was made to ask, as by moving its clock: it may take a moment
 */
export async function allArrived(page: Page, since = 0): Promise<void> {
  const calls = callsOf.get(page);
  if (calls === undefined) throw new Error('followCalls(page) comes before the page is loaded.');
  await page.waitForLoadState();
  const latest = performance.now() + WAIT_MS;
  while (calls.underWay.size > 0 || performance.now() - Math.max(calls.changedAt, since) < QUIET_MS) {
    if (performance.now() > latest)
      throw new Error(`Still asked for: ${[...calls.underWay].map((each) => each.url()).join(', ')}`);
    await new Promise((resolve) => void setTimeout(resolve, LOOK_EVERY_MS));
  }
}
