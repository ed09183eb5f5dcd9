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
import { measureHolders } from './measure-holders.ts';
import { startSecureSite } from './secure-site.ts';

const SECONDS = Number(process.env['SLIPWAY_BENCH_SECONDS'] ?? amount(30, 3));
const RATES = amount([1, 50, 200], [50]);
const WIDTHS: readonly Layout[] = amount(['desktop', 'mobile'], ['mobile']);
/** Milliseconds, total and in the app, that the share of 99 % is to keep. */
const LIMITS = { desktop: { p99: 600, app: 60, slowed: 1 }, mobile: { p99: 700, app: 120, slowed: 4 } } as const;
const P50_MS = 300;
/** At 50 moves a second on a phone. */
const MAX_BYTES = 60_000;
const PLAYERS = amount(1_000, 20);
const SEEN_BY_ALL_MS = 1_000;
const MEDIAN = 0.5;
const NEARLY_ALL = 0.99;

const out = await mkdtemp(path.join(tmpdir(), 'slipway-feed-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  const site = await startSecureSite({ id: 'harborlight', app, out });
  try {
    for (const layout of WIDTHS)
      for (const perSecond of RATES) {
        const isBetting = isCounted(layout, perSecond);
        const how = { layout, perSecond, seconds: SECONDS, slowed: LIMITS[layout].slowed, isBetting };
        say(layout, perSecond, await measureFeed(site, { ...how, isPolled: true }), await measureFeed(site, how));
      }
  } finally {
    await site.close();
  }
  for (const isCached of [false, true]) {
    const of = { out, id: 'harborlight', players: PLAYERS, moves: amount(5, 1), isCached };
    const { seenMs, upstreamCalls } = await measureHolders(of);
    const name = `${PLAYERS} calls that wait behind nginx${isCached ? ' with its cache' : ''}`;
    keep({ name: `${name}: half have seen a move within`, figure: quantileOf(seenMs, MEDIAN), unit: 'ms' });
    keep({
      name: `${name}: and all of them`,
      figure: Math.max(...seenMs),
      unit: 'ms',
      limit: { most: SEEN_BY_ALL_MS },
    });
    keep({ name: `${name}: calls of them to the upstream for a move`, figure: upstreamCalls, unit: '' });
  }
} finally {
  await rm(out, { recursive: true, force: true });
}

/** Where bytes have a limit, and bets are sent. */
function isCounted(layout: Layout, perSecond: number): boolean {
  return layout === 'mobile' && perSecond === 50;
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
    limit: { most: P50_MS },
  });
  compare('and 99 % of them', ({ totalMs }) => p99(totalMs), 'ms', { most: LIMITS[layout].p99 });
  compare('waiting and network, half of them', ({ untilAnsweredMs }) => p50(untilAnsweredMs), 'ms');
  compare('in the app, half of them', ({ inAppMs }) => p50(inAppMs), 'ms');
  compare('in the app, 99 % of them', ({ inAppMs }) => p99(inAppMs), 'ms', { most: LIMITS[layout].app });
  const most = isCounted(layout, perSecond) ? { most: MAX_BYTES } : undefined;
  compare('changes in a minute', ({ bytes }) => bytes, 'bytes');
  compare('all that the page asks for in a minute', ({ allBytes }) => allBytes, 'bytes', most);
  compare('moves that were seen', ({ totalMs }) => totalMs.length, '');
  if (held.bets === undefined || polled.bets === undefined) return;
  const share = ({ bets = { accepted: 0, refused: 0 } }: Feed) =>
    (100 * bets.refused) / Math.max(1, bets.refused + bets.accepted);
  compare('bets within 300 ms of a move', ({ bets }) => (bets?.accepted ?? 0) + (bets?.refused ?? 0), '');
  compare('of them refused for their price', share, '%', { most: share(polled) });
}
