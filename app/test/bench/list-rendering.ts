// The lobby's list under load, beside a plain-DOM version of the same list, in one run: `npm run bench -- list`.
// The ratio holds on a busy machine too, the milliseconds need a quiet one. Main-thread time is CPU time of the thread.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { pageConfig } from '#cli/build/page-config.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { themeCss } from '#cli/build/theme-css.ts';
import type { Limit } from '#scripts/bench/figure.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import type { Measured } from './list/probe.ts';

const ROUNDS = amount(5, 1);
const ROUND_MS = amount(6_000, 300);
const SLOWED = 4;
const FRAME_P95_MS = 34;
const CLICK_P95_MS = 200;
const FREEZE_MS = 500;
const BUSY_MS = 20;
const RATIO = 1.3;
const CLICKS = amount(24, 2);
const CLICK_EVERY_MS = 200;
/** Pixels a frame: slow scrolling, and a flick, which passes twenty matches a second. Compared with plain DOM: a new row is a long frame there too. */
const SCROLLS = [
  ['reading on', 8],
  ['a flick', 24],
] as const;
const SCROLL_ROUNDS = amount(3, 1);

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], share: number) => {
  const all = sorted(values);
  return all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN;
};
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Both pages, compiled as the app is. */
async function compile(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['app/test/bench/list/app-page.tsx', 'app/test/bench/list/plain-page.ts'],
    outdir: 'dist/bench-list',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const brand = await readBrand(process.cwd(), 'harborlight');
  const page = pageConfig({ ...brand, sports: ['soccer'], games: [] }, 'en', {}).brand;
  const files = new Map([
    ['/theme.css', themeCss(brand)],
    ['/brand.json', JSON.stringify(page)],
  ]);
  for (const { path, text } of outputFiles) files.set(path.slice(path.lastIndexOf('/')), text);
  return files;
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
};

/** A page as wide as the app's own column on a desktop. */
const pageHtml = (name: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="/${name}.css">
<body><main style="container-type: inline-size; inline-size: 684px; margin: 24px"><div id="page"></div></main>
<script type="module" src="/${name}.js"></script></body></html>`;

async function serve(files: ReadonlyMap<string, string>) {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    const type = file === undefined ? 'text/html' : TYPES[url.slice(url.lastIndexOf('.') + 1)];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(file ?? pageHtml(url.slice(1)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
}

async function open(browser: Browser, url: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  await page.locator('li[aria-setsize="1000"]').nth(8).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/** The elements of the second row, below the band of the first: both pages draw the same. */
const rowOf = ({ page }: Opened): Promise<string> =>
  page
    .locator('li[aria-posinset="2"]')
    .evaluate((row) => [...row.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()).join(' '));

async function taskMs({ cdp }: Opened): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Presses odds on the screen, each twice or more, so that the slip never fills up. */
async function press({ page, cdp }: Opened, count: number): Promise<void> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('li [role="group"] button')].flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return y > 0 && y + height < innerHeight ? [{ x: x + width / 2, y: y + height / 2 }] : [];
    }),
  );
  const all: Promise<unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = places[(index >> 1) % places.length];
    if (at === undefined) throw new Error('No odds on the screen to press.');
    const mouse = { ...at, button: 'left' as const, clickCount: 1 };
    // Sent without waiting for the page: a finger does not wait either.
    const sent = [
      cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }),
      cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse }),
    ];
    all.push(...sent);
    await new Promise((resolve) => setTimeout(resolve, CLICK_EVERY_MS));
  }
  await Promise.all(all);
}

interface RenderingRun extends Measured {
  /** Main-thread time per second. */
  readonly busyMs: number;
}

async function run(opened: Opened, perSecond: number, clicks: number, scrollPx = 0): Promise<RenderingRun> {
  const before = await taskMs(opened);
  const began = performance.now();
  await opened.page.evaluate((is) => void (window.isPressing = is), clicks > 0);
  const measuring = opened.page.evaluate(
    ([rate, time, pixels]) => window.measure(rate as number, time as number, pixels as number),
    [perSecond, ROUND_MS, scrollPx],
  );
  if (clicks > 0) await press(opened, clicks);
  await opened.page.evaluate(() => void (window.isPressing = false));
  const measured = await measuring;
  const seconds = (performance.now() - began) / 1_000;
  return { ...measured, busyMs: ((await taskMs(opened)) - before) / seconds };
}

const files = await compile();
const server = await serve(files);
const executable = findChromium();
if (executable === undefined) throw new Error('No Chromium: give its path in SLIPWAY_CHROMIUM.');
const browser = await launchChromium(executable);
try {
  const app = await open(browser, `${server.url}/app-page`);
  const plain = await open(browser, `${server.url}/plain-page`);
  const turn = async (side: Opened, ...load: [number, number, number?]) => {
    await side.page.bringToFront();
    return run(side, ...load);
  };
  const [ownRow, plainRow] = await Promise.all([app, plain].map(rowOf));
  if (ownRow !== plainRow) throw new Error(`The rows differ: ${ownRow} in the app, ${plainRow} in plain DOM.`);
  for (const { cdp } of [app, plain]) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  // What this machine does at the same slowness with nothing to do: near 17 ms, or it is busy with something else.
  const idle = await turn(plain, 0, 0);
  // Warm: the first seconds are compiled.
  for (const side of [app, plain]) await turn(side, 200, 4);

  const ours: RenderingRun[] = [];
  const theirs: RenderingRun[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await turn(app, 200, CLICKS));
    theirs.push(await turn(plain, 200, CLICKS));
  }
  const frames = quantile(
    ours.flatMap((each) => each.frames),
    0.95,
  );
  const clicks = ours.flatMap((each) => each.clicks);
  const toggles = ours.reduce((sum, each) => sum + each.toggles, 0);
  const [busy, plainBusy] = [median(ours.map(({ busyMs }) => busyMs)), median(theirs.map(({ busyMs }) => busyMs))];
  say(`1,000 matches, ${SLOWED}x slowed CPU, ${ROUNDS} rounds of ${ROUND_MS / 1_000} s each side in turn`);
  const gauge = quantile(idle.frames, 0.95);
  say(`     nothing moves, plain DOM: frame p95 ${gauge.toFixed(1)} ms`);
  // Of a busy machine only ratios and counts say anything.
  const unsaid = gauge > BUSY_MS ? { unsaid: `${gauge.toFixed(0)} ms a frame at rest: busy` } : {};
  const p95 = (runs: readonly RenderingRun[]) =>
    quantile(
      runs.flatMap((each) => each.frames),
      0.95,
    );
  const ofPlain = (figure: number) => ({ peer: { name: 'plain DOM', figure } });
  const thread = (name: string, own: number, plainOwn: number, limit?: Limit): void =>
    keep({ name, figure: own, unit: 'ms', ...ofPlain(plainOwn), ratio: own / plainOwn, ...(limit && { limit }) });
  // Frames are shown beside those of plain DOM, and have a limit of their own.
  keep({ name: '200 moves/s: frame p95', figure: frames, unit: 'ms', limit: { most: FRAME_P95_MS }, ...unsaid });
  keep({ name: '200 moves/s: frame p95 of plain DOM', figure: p95(theirs), unit: 'ms' });
  const click = clicks.length === 0 ? 16 : quantile(clicks, 0.95);
  keep({
    name: '200 moves/s: click to its frame, p95',
    figure: click,
    unit: 'ms',
    limit: { most: CLICK_P95_MS },
    ...unsaid,
  });
  const pressed = ROUNDS * CLICKS;
  keep({
    name: `200 moves/s: clicks that toggled, of ${pressed}`,
    figure: toggles,
    unit: '',
    limit: { least: pressed },
  });
  thread('200 moves/s: main thread in a second', busy, plainBusy, { most: RATIO });

  const flood = await turn(app, 1_000, CLICKS);
  const plainFlood = await turn(plain, 1_000, CLICKS);
  const longest = Math.max(...flood.frames);
  keep({
    name: '1,000 moves/s: longest gap between frames',
    figure: longest,
    unit: 'ms',
    limit: { most: FREEZE_MS },
    ...unsaid,
  });
  keep({
    name: `1,000 moves/s: clicks that toggled, of ${CLICKS}`,
    figure: flood.toggles,
    unit: '',
    limit: { least: CLICKS },
  });
  thread('1,000 moves/s: main thread in a second', flood.busyMs, plainFlood.busyMs);

  for (const [what, pixels] of SCROLLS) {
    const scrolled = async (side: Opened): Promise<RenderingRun> => {
      await side.page.evaluate(() => scrollTo(0, 0));
      return turn(side, 200, 0, pixels);
    };
    // Warm again: the first way down compiles what makes a row.
    for (const side of [app, plain]) await scrolled(side);
    const [down, plainDown]: [RenderingRun[], RenderingRun[]] = [[], []];
    for (let round = 0; round < SCROLL_ROUNDS; round += 1) {
      down.push(await scrolled(app));
      plainDown.push(await scrolled(plain));
    }
    const name = `scrolling ${pixels} px a frame (${what}) at 200 moves/s`;
    keep({ name: `${name}: frame p95`, figure: p95(down), unit: 'ms' });
    keep({ name: `${name}: frame p95 of plain DOM`, figure: p95(plainDown), unit: 'ms' });
    const busyOf = (runs: readonly RenderingRun[]) => median(runs.map(({ busyMs }) => busyMs));
    thread(`${name}: main thread in a second`, busyOf(down), busyOf(plainDown), { most: RATIO });
  }
} finally {
  await browser.close();
  server.close();
}
