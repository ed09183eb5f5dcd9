// From a price that moves to the frame that shows it: `npm run bench -- feed`. Calls that wait for changes against polls of the same build and
// run. `SLIPWAY_BENCH_SECONDS` sets how long each is watched.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileApp } from '#cli/build/compile-app.ts';
import { amount, keep } from '#scripts/bench/figures.ts';
import { LAYOUTS, type Layout } from '#app/test/site.ts';
import { quantileOf } from './frames.ts';
import { measureFeed, type Feed } from './measure-feed.ts';
import { startSecureSite } from './secure-site.ts';

const SECONDS = Number(process.env['SLIPWAY_BENCH_SECONDS'] ?? amount(30, 3));
const RATES = amount([1, 50, 200], [50]);
const WIDTHS: readonly Layout[] = amount(['desktop', 'mobile'], ['mobile']);
/** Milliseconds, total and in the app, that the share of 99 % is to keep. */
const MOST = { desktop: { p99: 600, app: 60, slowed: 1 }, mobile: { p99: 700, app: 120, slowed: 4 } } as const;
const P50_MS = 300;
/** At 50 moves a second on a phone. */
const MOST_BYTES = 60_000;
const MEDIAN = 0.5;
const NEARLY_ALL = 0.99;

const out = await mkdtemp(path.join(tmpdir(), 'slipway-feed-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  const site = await startSecureSite({ id: 'harborlight', app, out });
  try {
    for (const layout of WIDTHS)
      for (const perSecond of RATES) {
        const how = { layout, perSecond, seconds: SECONDS, slowed: MOST[layout].slowed };
        say(layout, perSecond, await measureFeed(site, { ...how, isPolled: true }), await measureFeed(site, how));
      }
  } finally {
    await site.close();
  }
} finally {
  await rm(out, { recursive: true, force: true });
}

function say(layout: Layout, perSecond: number, polled: Feed, held: Feed): void {
  const of = (what: string) => `${LAYOUTS[layout].width} px, ${perSecond} a second: ${what}`;
  const compare = (name: string, read: (feed: Feed) => number, unit: string, limit?: { readonly most: number }) => {
    const [figure, before] = [read(held), read(polled)];
    keep({ name: of(name), figure, unit, peer: { name: 'polled', figure: before }, ...(limit && { limit }) });
  };
  const p50 = (times: readonly number[]) => quantileOf(times, MEDIAN);
  const p99 = (times: readonly number[]) => quantileOf(times, NEARLY_ALL);
  keep({
    name: of('half of the moves are shown within'),
    figure: p50(held.totalMs),
    unit: 'ms',
    peer: { name: 'polled', figure: p50(polled.totalMs) },
    ratio: p50(polled.totalMs) / p50(held.totalMs),
  });
  compare('and 99 % of them', ({ totalMs }) => p99(totalMs), 'ms', { most: MOST[layout].p99 });
  compare('waiting and network, half of them', ({ untilAnsweredMs }) => p50(untilAnsweredMs), 'ms', { most: P50_MS });
  compare('in the app, half of them', ({ inAppMs }) => p50(inAppMs), 'ms');
  compare('in the app, 99 % of them', ({ inAppMs }) => p99(inAppMs), 'ms', { most: MOST[layout].app });
  const isCounted = layout === 'mobile' && perSecond === 50;
  compare('changes in a minute', ({ bytes }) => bytes, 'bytes', isCounted ? { most: MOST_BYTES } : undefined);
  compare('moves that were seen', ({ totalMs }) => totalMs.length, '');
}
