import type { Browser, BrowserContext } from 'playwright-core';
import { amount } from '#scripts/bench/figures.ts';

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
}

interface Seen {
  firstOdds?: number;
  appOdds?: number;
  lcp: { at: number; of: string };
  shifts: { at: number; value: number; of: string }[];
}

/** Runs in the page before anything of it, and hears every entry from the first on. Text: a bundler's helpers are not there. */
const WATCH = `
  const describe = (node) => node instanceof Element ? node.tagName.toLowerCase() + '.' + node.className : (node?.nodeName ?? '(gone)');
  globalThis.seen = { lcp: { at: 0, of: '' }, shifts: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.lcp = { at: entry.startTime, of: describe(entry.element) + ', ' + entry.size + ' square pixels' };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts.push({ at: entry.startTime, value: entry.value, of: entry.sources.map(({ node }) => describe(node)).join(', ') });
  }).observe({ type: 'layout-shift', buffered: true });
  const isPrice = (button) => button.getAttribute('aria-pressed') !== null && /\\d[.,]\\d\\d/.test(button.textContent);
  const look = () => {
    const prices = [...document.querySelectorAll('main button:enabled')].filter(isPrice);
    if (prices.length > 0) seen.firstOdds ??= performance.now();
    if (document.querySelector('#frame[data-odds]') === null && prices.some((price) => price.closest('#root'))) seen.appOdds = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

interface Visit {
  readonly url: string;
  readonly locale: string;
  readonly watchedMs?: number | undefined;
  /** The player was here before: the service worker has the files of the build, and has ended since. */
  readonly isWarm?: boolean;
}

interface Loaded {
  readonly url: string;
  bytes: number;
  readonly isScript: boolean;
}

/** What the page names of the app: the script that the frame starts, and those it imports. */
const APP_SCRIPT = /(?:data-app|modulepreload" href)="([^"]+)"/g;

/** Loads an address once in a fresh profile of a slow phone, and returns what Chromium measured. */
export async function loadOnce(browser: Browser, visit: Visit): Promise<Load> {
  const { url, locale, watchedMs = WATCHED_MS, isWarm = false } = visit;
  const { width, height, latency, bitsPerSecond, slowdown } = SLOW_PHONE;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // nginx has a certificate of its own making.
    ignoreHTTPSErrors: true,
    locale,
  });
  try {
    if (isWarm) await visitBefore(context, url);
    const page = await context.newPage();
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
    const sentAt: number[] = [];
    devtools.on('Network.requestWillBeSent', ({ timestamp }) => sentAt.push(timestamp));
    devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
      sizes.set(requestId, { url: response.url, bytes: 0, isScript: type === 'Script' }),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const held = sizes.get(requestId);
      if (held === undefined) return;
      held.bytes = encodedDataLength;
      finished.push(held);
    });
    await page.addInitScript(WATCH);
    const html = (await (await page.goto(url, { waitUntil: 'load' }))?.text()) ?? '';
    await page.waitForTimeout(watchedMs);
    // On a busy machine the odds may come later: then they are later, not never.
    if (visit.watchedMs === undefined)
      await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.appOdds !== undefined);
    const { seen, fcp } = await page.evaluate(() => ({
      seen: (globalThis as unknown as { seen: Seen }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const firstOdds = seen.firstOdds ?? Number.POSITIVE_INFINITY;
    const [start = 0] = sentAt;
    const worst = seen.shifts.toSorted((a, b) => b.value - a.value)[0];
    const all = [...sizes.values()];
    const scripts = finished.filter(({ isScript }) => isScript);
    const own = new Set(Array.from(html.matchAll(APP_SCRIPT), ([, file = '']) => new URL(file, url).href));
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
    };
  } finally {
    await context.close();
  }
}

/** The first visit installs the service worker, and the files of the second pass through it. Neither is slowed down. */
async function visitBefore(context: BrowserContext, url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
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
