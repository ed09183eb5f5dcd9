// 2,000 matches that are live at once: the live centre and the soccer lobby on a phone's processor. `npm run bench -- live`.
// Counts hold on a busy machine too, the milliseconds need a quiet one.
import type { Page } from 'playwright-core';
import type { Match } from '#contract/entities';
import { type Site, startSite } from '#app/test/site.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { BUSY_MS, FRAME_P95_MS, FRAMES, framesOf, quantileOf, SCROLL_PX } from './frames.ts';
import { interactionOf, watchInteractions } from './interactions.ts';

const MATCHES = amount(2_000, 60);
const LEAGUES = 50;
/** Kick-offs over this long, so that the clocks of about 30 matches a second reach their next minute. */
const SPREAD_MS = 100 * 60_000;
const PAGES = ['/sport/live', '/sport/soccer?phase=live'] as const;
const SLOWED = 4;
const PRESSES = amount(10, 2);
const MAX_NODES = 3_000;
const PRESS_P75_MS = 150;
/** What comes after the list: pictures, and code for later. */
const SETTLED_MS = amount(3_000, 0);

/** Every soccer match of the world is live from now on, and there are 2,000. */
function fillWorld(site: Site): void {
  const world = site.simulator.world();
  const now = world.now();
  const sold = world.fixtures.onSale('soccer', now).filter(({ state }) => state === 'scheduled');
  const showings = Array.from({ length: MATCHES }, (_, at) => {
    const like = sold[at % sold.length];
    if (like === undefined) throw new Error('The world sells no match.');
    const match: Match = {
      ...like,
      match_id: `bench-${at}`,
      league: { id: `bench-${at % LEAGUES}`, name: `League ${at % LEAGUES}` },
      home: `${like.home} ${at}`,
      away: `${like.away} ${at}`,
      start_time: new Date(now - Math.floor((at / MATCHES) * SPREAD_MS)).toISOString(),
    };
    return { atMs: now - SPREAD_MS, match };
  });
  world.fixtures.recorded.set(showings);
}

/** From a press on odds to the frame that shows it. Each is pressed twice, so that the slip stays empty. At some hours the usual world sells three live odds. */
async function pressOdds(page: Page): Promise<readonly number[]> {
  await watchInteractions(page);
  const odds = page.locator('main li[aria-setsize] [role="group"] button:enabled');
  await odds.first().waitFor();
  const found: number[] = [];
  for (let press = 0; press < PRESSES; press += 1)
    found.push(await interactionOf(page, async () => odds.nth((press >> 1) % (await odds.count())).click()));
  return found;
}

interface Measured {
  readonly firstMs: number;
  readonly allMs: number;
  readonly nodes: number;
  readonly atRest: readonly number[];
  readonly scrolled: readonly number[];
  readonly presses: readonly number[];
}

/** @param least so many matches are listed before anything else is measured */
async function measure(site: Site, address: string, least: number): Promise<Measured> {
  const { page } = await site.open('mobile');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const begun = performance.now();
  await page.goto(site.url + address);
  await page.locator('main li[aria-setsize]').first().waitFor();
  const firstMs = performance.now() - begun;
  // The live centre lists those of other sports too.
  await page.waitForFunction(
    (all) => Number(document.querySelector('main li[aria-setsize]')?.getAttribute('aria-setsize')) >= all,
    least,
    { timeout: 120_000 },
  );
  const allMs = performance.now() - begun;
  await page.waitForTimeout(SETTLED_MS);
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);
  const atRest = await framesOf(page, 0);
  const presses = await pressOdds(page);
  const scrolled = await framesOf(page, SCROLL_PX);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // The last row is there once the reader is.
  await page.waitForFunction(() => {
    const row = [...document.querySelectorAll('main li[aria-setsize]')].at(-1);
    return row?.getAttribute('aria-posinset') === row?.getAttribute('aria-setsize');
  });
  await page.context().close();
  return { firstMs, allMs, nodes, atRest, scrolled, presses };
}

const site = await startSite('harborlight', { world: { startTime: 'now', speed: 1 } });
try {
  const usual = new Map<string, Measured>();
  for (const address of PAGES) usual.set(address, await measure(site, address, 1));
  fillWorld(site);
  say(`${MATCHES} live matches, 390 x 844, ${SLOWED}x slowed CPU; ${SCROLL_PX} px a frame over ${FRAMES} frames`);
  for (const address of PAGES) {
    const own = await measure(site, address, MATCHES);
    const before = usual.get(address) ?? own;
    const isBusy = quantileOf(before.atRest, 0.5) > BUSY_MS;
    const unsaid = isBusy ? { unsaid: 'busy: frames at rest are late' } : {};
    keep({ name: `${address}: first matches`, figure: own.firstMs, unit: 'ms' });
    keep({ name: `${address}: all ${MATCHES} are listed`, figure: own.allMs, unit: 'ms' });
    const inPage = { name: `${address}: elements of the page`, figure: own.nodes, unit: 'elements' };
    keep({ ...inPage, limit: { most: MAX_NODES } });
    const rest = { name: `${address}: while prices move: frame p95`, figure: quantileOf(own.atRest, 0.95), unit: 'ms' };
    keep({ ...rest, limit: { most: FRAME_P95_MS }, ...unsaid });
    const beside = (name: string, of: (each: Measured) => number) => ({
      name: `${address}: ${name}`,
      figure: of(own),
      unit: 'ms',
      peer: { name: 'the usual world', figure: of(before) },
    });
    const flick = beside('scrolling, a flick: frame p95', ({ scrolled }) => quantileOf(scrolled, 0.95));
    keep({ ...flick, ratio: flick.figure / flick.peer.figure });
    // Without a ratio: the limit is of the milliseconds.
    const press = beside('press on odds to its frame, p75', ({ presses }) => quantileOf(presses, 0.75));
    keep({ ...press, limit: { most: PRESS_P75_MS }, ...unsaid });
  }
} finally {
  await site.close();
}
