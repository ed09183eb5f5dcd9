import { LAYOUTS, type Layout } from '#app/test/site.ts';
import { amount } from '#scripts/bench/figures.ts';
import { betAtMoves, type Bets } from './bet-at-moves.ts';
import { countBytes } from './count-bytes.ts';
import { moveFor, type Move } from './move-prices.ts';
import type { SecureSite } from './secure-site.ts';

interface FeedOf {
  readonly layout: Layout;
  /** Prices that move, half of them on the screen. */
  readonly perSecond: number;
  readonly seconds: number;
  /** How many times slower the processor is than this machine's. */
  readonly slowed: number;
  /** Bets are sent too, after what is measured. */
  readonly isBetting?: boolean;
  /** The upstream offers no calls that wait: the page asks every three seconds, and gets whole matches. */
  readonly isPolled?: boolean;
}

export interface Feed {
  /** From each move to the frame that shows it, or a later one of the same price. */
  readonly totalMs: readonly number[];
  /** Of that, until the answer with it had come. */
  readonly untilAnsweredMs: readonly number[];
  readonly inAppMs: readonly number[];
  /** Of `changes` in a minute, headers included. */
  readonly bytes: number;
  /** The same of all that the page asks for. */
  readonly allBytes: number;
  /** Where bets are sent (bet-at-moves.ts). */
  readonly bets?: Bets;
}

interface Shown {
  readonly id: string;
  readonly odds: string;
  readonly at: number;
}

const SETTLED_MS = amount(8_000, 3_000);
/** The longest wait of a poll, and what comes after it. */
const LAST_MS = 5_000;
/** A busy machine is slow, not broken. */
const PATIENCE_MS = 120_000;
const MINUTE_S = 60;

/**
 * Writes down which price each row's first button shows, and when; as text: the names that tsx gives to functions are not known in the page.
 */
const RECORDER = `{
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(10_000);
  const shown = (globalThis.feedShown = []);
  const last = new Map();
  let isAsked = false;
  const look = () => {
    isAsked = false;
    for (const row of document.querySelectorAll('main li[data-match]')) {
      const odds = /\\d+\\.\\d+/.exec(row.querySelector('[role=group] button')?.textContent ?? '')?.[0];
      const id = row.dataset.match;
      if (odds === undefined || last.get(id) === odds) continue;
      last.set(id, odds);
      shown.push({ id, odds, at: performance.timeOrigin + performance.now() });
    }
  };
  new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  // What stands there before the first move is the answer to none.
  look();
}`;

/** Rows on the screen and a little beyond. */
const IDS = `[...document.querySelectorAll('main li[data-match]')]
  .filter((row) => /\\d+\\.\\d+/.test(row.querySelector('[role=group] button')?.textContent ?? ''))
  .map((row) => row.dataset.match)`;

export async function measureFeed(site: SecureSite, how: FeedOf): Promise<Feed> {
  const { browser, url, simulator } = site;
  const world = simulator.world();
  world.answers.clear();
  // What an upstream does not offer.
  if (how.isPolled === true) world.answers.add({ row: 'listMatchChanges', merge: { wait: null }, unchecked: false });
  const context = await browser.newContext({ viewport: LAYOUTS[how.layout], locale: 'en-GB' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const devtools = await context.newCDPSession(page);
    const counted = countBytes(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: how.slowed });
    const followed = page.waitForResponse(/\/changes\?since=/);
    await page.goto(`${url}/sport/soccer`);
    const odds = page.locator('main li[data-match] [role=group] button[aria-pressed]');
    await odds
      .filter({ hasText: /\d+\.\d+/ })
      .first()
      .waitFor();
    await followed;
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(RECORDER);
    counted.start();
    const moves = await moveFor(site, how, await page.evaluate<string[]>(IDS));
    const { byPath, bytes: allBytes } = counted.end(how.seconds / MINUTE_S);
    await page.waitForTimeout(LAST_MS);
    const shown = await page.evaluate<Shown[]>('feedShown');
    const answered = await page.evaluate<number[]>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/changes')).map(({ responseEnd }) => performance.timeOrigin + responseEnd)`,
    );
    const ofChanges = [...byPath].filter(([address]) => address.includes('/changes'));
    const bytes = ofChanges.reduce((sum, [, each]) => sum + each.bytes, 0);
    const measured = { ...timesOf(moves, shown, answered), bytes: (bytes * MINUTE_S) / how.seconds, allBytes };
    if (how.isBetting !== true) return measured;
    const running: Move[] = [];
    const ended = moveFor(site, how, await page.evaluate<string[]>(IDS), running);
    return { ...measured, bets: await betAtMoves(site, page, running, ended) };
  } finally {
    await context.close();
  }
}

function timesOf(moves: readonly Move[], shown: readonly Shown[], answered: readonly number[]) {
  const totalMs: number[] = [];
  const untilAnsweredMs: number[] = [];
  const inAppMs: number[] = [];
  for (const id of new Set(moves.map((move) => move.id))) {
    const own = moves.filter((move) => move.id === id);
    const frames = shown.filter((frame) => frame.id === id);
    for (const [place, move] of own.entries()) {
      // A later move may take its place before it is shown.
      const later = new Set(own.slice(place).map(({ odds }) => odds));
      const frame = frames.find(({ at, odds }) => at >= move.at && later.has(odds));
      const answer = answered.findLast((at) => at <= (frame?.at ?? 0));
      if (frame === undefined || answer === undefined) continue;
      totalMs.push(frame.at - move.at);
      untilAnsweredMs.push(Math.max(0, answer - move.at));
      inAppMs.push(frame.at - Math.max(answer, move.at));
    }
  }
  return { totalMs, untilAnsweredMs, inAppMs };
}
