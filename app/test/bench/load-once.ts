import type { Browser, BrowserContext, Page } from 'playwright-core';
import { amount } from '#scripts/bench/figures.ts';
import { PRESS, type Seen, WATCH } from './page-scripts.ts';

/** The slow phone that the limits are meant for: 150 ms round trip, 1.6 Mbit/s, a processor a quarter as fast. */
export const SLOW_PHONE = { latency: 150, bitsPerSecond: 1_600_000, slowdown: 4, width: 390, height: 844 } as const;

/** How long a load is watched after its `load` event: pictures and rows that come late still count. */
const WATCHED_MS = amount(6_000, 0);

export interface Load {
  /** Milliseconds to the largest contentful paint that Chromium reports, whatever it is of. */
  readonly lcp: number;
  readonly lcpElement: string;
  readonly fcp: number;
  readonly cls: number;
  /** The largest shift: of what, by how much. */
  readonly worstShift: string;
  /** Bytes over the wire, requests, of scripts that came until the app's own was there. */
  readonly scriptBytes: number;
  readonly scripts: number;
  /** Milliseconds until the app shows its own prices, and does what was pressed before. */
  readonly appOdds: number;
  /** Milliseconds until a price can be pressed, and the requests that were sent by then. */
  readonly firstOdds: number;
  readonly requestsBefore: number;
  readonly requests: number;
  readonly bytes: number;
  /** Of a visit that presses the first price as soon as it stands. */
  readonly press: Press | undefined;
}

export interface Press {
  /** Milliseconds from the press to the frame that shows the price as pressed. */
  readonly marked: number;
  /** Milliseconds of the page until the tray shows the selection, over everything else, and its stake can be typed. */
  readonly answered: number;
  /** Requests that were sent by then, and bytes that had come by then. */
  readonly requests: number;
  readonly bytes: number;
  /** Milliseconds of the main thread's tasks of more than 50, from the press to the answer. */
  readonly longTasks: readonly number[];
}

interface Visit {
  readonly url: string;
  readonly watchedMs?: number | undefined;
  /** The player presses the first price as soon as it stands. */
  readonly presses?: boolean;
}

interface Loaded {
  readonly url: string;
  bytes: number;
  readonly isScript: boolean;
}

/** What the page names of the app: the script that the frame starts, and those it imports. */
const APP_SCRIPT = /(?:data-app|modulepreload" href)="([^"]+)"/g;
/** A minute at most for the first script, and for an answer. */
const LOOK_MS = 100;
const MAX_LOOKS = 600;

/** A fresh profile of a phone. */
export const openProfile = (browser: Browser, locale: string): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: SLOW_PHONE.width, height: SLOW_PHONE.height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // nginx has a certificate of its own making.
    ignoreHTTPSErrors: true,
    locale,
  });

/** Loads an address once on a slow phone, and returns what Chromium measured. */
export async function loadOnce(context: BrowserContext, visit: Visit): Promise<Load> {
  const { url, watchedMs = WATCHED_MS, presses = false } = visit;
  const { latency, bitsPerSecond, slowdown } = SLOW_PHONE;
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    // A worker that still runs from the visit before would be a head start.
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const sizes = new Map<string, Loaded>();
    const finished: Loaded[] = [];
    const cameAt: { readonly at: number; readonly bytes: number }[] = [];
    const sentAt: number[] = [];
    devtools.on('Network.requestWillBeSent', ({ timestamp }) => sentAt.push(timestamp));
    devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
      sizes.set(requestId, { url: response.url, bytes: 0, isScript: type === 'Script' }),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      cameAt.push({ at: timestamp, bytes: encodedDataLength });
      const held = sizes.get(requestId);
      if (held === undefined) return;
      held.bytes = encodedDataLength;
      finished.push(held);
    });
    await page.addInitScript(presses ? WATCH + PRESS : WATCH);
    const html = (await (await page.goto(url, { waitUntil: 'load' }))?.text()) ?? '';
    await page.waitForTimeout(watchedMs);
    const own = new Set(Array.from(html.matchAll(APP_SCRIPT), ([, file = '']) => new URL(file, url).href));
    // A visit that is watched shortly ends before the app's one script has come over the slow line.
    for (let looks = 0; looks < MAX_LOOKS && !finished.some(({ url: file }) => own.has(file)); looks++)
      await page.waitForTimeout(LOOK_MS);
    // On a busy machine the odds may come later: then they are later, not never.
    if (visit.watchedMs === undefined)
      await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.appOdds !== undefined);
    if (presses) await typeStake(page);
    const { seen, fcp } = await page.evaluate(() => ({
      seen: (globalThis as unknown as { seen: Seen }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const firstOdds = seen.firstOdds ?? Number.POSITIVE_INFINITY;
    const [start = 0] = sentAt;
    const worst = seen.shifts.toSorted((a, b) => b.value - a.value)[0];
    const all = [...sizes.values()];
    const scripts = finished.filter(({ isScript }) => isScript);
    const first = scripts.slice(0, scripts.findLastIndex(({ url: file }) => own.has(file)) + 1);
    if (first.length === 0) throw new Error(`${url}: no script of the app came`);
    return {
      lcp: seen.lcp.at,
      lcpElement: seen.lcp.of,
      fcp,
      cls: worstWindow(seen.shifts),
      worstShift: worst === undefined ? '' : `${worst.value.toFixed(4)} at ${Math.round(worst.at)} ms: ${worst.of}`,
      scriptBytes: first.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: first.length,
      firstOdds,
      appOdds: seen.appOdds ?? Number.POSITIVE_INFINITY,
      requestsBefore: sentAt.filter((at) => (at - start) * 1_000 < firstOdds).length,
      requests: all.length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      press: presses ? pressOf(seen, { start, sentAt, cameAt }) : undefined,
    };
  } finally {
    await page.close();
  }
}

interface Sent {
  /** Seconds of the clock of the network. */
  readonly start: number;
  readonly sentAt: readonly number[];
  readonly cameAt: readonly { readonly at: number; readonly bytes: number }[];
}

function pressOf(
  { pressed = Infinity, marked = Infinity, answered = Infinity, tasks }: Seen,
  { start, sentAt, cameAt }: Sent,
): Press {
  const isBefore = (at: number): boolean => (at - start) * 1_000 < answered;
  return {
    marked: marked - pressed,
    answered,
    requests: sentAt.filter(isBefore).length,
    bytes: cameAt.reduce((sum, { at, bytes }) => sum + (isBefore(at) ? bytes : 0), 0),
    longTasks: tasks.filter(({ at, ms }) => at + ms > pressed && at < answered).map(({ ms }) => ms),
  };
}

/** A tray that is only a picture takes no stake, and one that is drawn anew loses it. */
async function typeStake(page: Page): Promise<void> {
  const isAnswered = await page
    .waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.answered !== undefined, undefined, {
      timeout: LOOK_MS * MAX_LOOKS,
    })
    .catch(() => undefined);
  // Never is a figure too, over every limit: the other pages are still measured.
  if (isAnswered === undefined) return;
  const stake = page.locator('input[name=stake-quick]');
  await stake.fill('7');
  await page.waitForTimeout(WATCHED_MS / 6);
  if ((await stake.inputValue()) !== '7') throw new Error(`${page.url()}: the tray has lost its stake`);
}

/** What the app asks for last, once the page is calm (app/layout/watch-lazy.ts). */
const LAST = '/assets/watch-';

/** The first visit installs the service worker, and the files of the second pass through it. Neither is slowed down. */
export async function visitBefore(context: BrowserContext, url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    // Not until no call is open: one for changes waits for them.
    await page.waitForFunction(
      (last) =>
        navigator.serviceWorker.controller?.state === 'activated' &&
        performance.getEntriesByType('resource').some(({ name }) => name.includes(last)),
      LAST,
    );
    await page.close();
  }
}

/** As Chromium counts it: the worst window of shifts less than a second apart, five seconds at most. */
export function worstWindow(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let begun = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= 1_000 || at - begun >= 5_000) {
      sum = 0;
      begun = at;
    }
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}
