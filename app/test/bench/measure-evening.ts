import type { Page } from 'playwright-core';
import { aPlayer } from '#app/test/player.ts';
import { LAYOUTS } from '#app/test/site.ts';
import { amount } from '#scripts/bench/figures.ts';
import type { SecureSite } from './secure-site.ts';
import { addUp, countSizes, type ByKind } from './sizes-of-log.ts';

interface EveningOf {
  /** How long each part of the match is watched. */
  readonly seconds: number;
  /** The upstream offers no calls that wait. */
  readonly isPolled: boolean;
}

export interface Evening {
  /** Each as it was counted. */
  readonly coldStart: ByKind;
  readonly signIn: ByKind;
  readonly bet: ByKind;
  readonly toTheMatch: ByKind;
  /** Ninety minutes of the match, from what was counted of it. */
  readonly match: ByKind;
  /** A minute of a lobby that no one touches. */
  readonly lobby: ByKind;
}

const MINUTE_MS = 60_000;
const MINUTE_S = 60;
const MATCH_MINUTES = 90;
/** Minutes of the match at which it is watched: an early one, with few events, and a late one, with many. */
const WATCHED_AT = amount([8, 70], [8]);
/** What an act has asked for has come by then. */
const SETTLED_MS = amount(8_000, 1_500);
/** A busy machine is slow, not broken. */
const PATIENCE_MS = 120_000;

/** An evening on a phone: cold start, sign-in, a bet, a live match; and a lobby. */
export async function measureEvening(site: SecureSite, { seconds, isPolled }: EveningOf): Promise<Evening> {
  const { browser, url, simulator } = site;
  const world = simulator.world();
  world.answers.clear();
  if (isPolled) world.answers.add({ row: 'listMatchChanges', merge: { wait: null }, unchecked: false });
  const matchId = kickOff(site, WATCHED_AT[0] ?? 1);
  const context = await browser.newContext({
    viewport: LAYOUTS.mobile,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const counted = countSizes(site, await context.newCDPSession(page));
    const after = async (act: () => Promise<unknown>): Promise<ByKind> => {
      await act();
      await page.waitForTimeout(SETTLED_MS);
      return counted.take();
    };
    const player = aPlayer(page, 'mobile');
    const coldStart = await after(() => page.goto(url, { waitUntil: 'load' }));
    const signIn = await after(() => player.signIn());
    const bet = await after(() => placeOne(page));
    const toTheMatch = await after(() => openMatch(page, matchId));
    const watched: ByKind[] = [];
    for (const [place, minute] of WATCHED_AT.entries()) {
      const skipped = minute - (WATCHED_AT[place - 1] ?? minute);
      if (skipped > 0) await after(async () => world.clock.advance(skipped * MINUTE_MS - seconds * 1_000));
      counted.take();
      await page.waitForTimeout(seconds * 1_000);
      watched.push(counted.take());
    }
    const times = (MATCH_MINUTES * MINUTE_S) / (watched.length * seconds);
    await after(() => page.goto(`${url}/sport/soccer`, { waitUntil: 'load' }));
    await after(async () => undefined);
    await page.waitForTimeout(seconds * 1_000);
    return {
      coldStart,
      signIn,
      bet,
      toTheMatch,
      match: addUp(...watched.map((sizes) => [sizes, times] as const)),
      lobby: addUp([counted.take(), MINUTE_S / seconds]),
    };
  } finally {
    await context.close();
  }
}

/** Puts the world's clock to this minute of the next match of the list. */
function kickOff({ simulator }: SecureSite, minute: number): string {
  const world = simulator.world();
  const next = world.fixtures.onSale('soccer', world.now()).find(({ state }) => state === 'scheduled');
  if (next === undefined) throw new Error('The world has no match to come.');
  world.clock.advance(Date.parse(next.start_time) - world.now() + minute * MINUTE_MS);
  return next.match_id;
}

/** From the home page to the receipt, and back to the page. */
async function placeOne(page: Page): Promise<void> {
  const player = aPlayer(page, 'mobile');
  await page
    .locator('main [data-match][data-state=scheduled] [role=group] button:enabled[aria-pressed=false]')
    .first()
    .click();
  await page.getByTestId('quick-bet').waitFor();
  await player.openSlip();
  await player.stake('2');
  await player.place();
  await player.receipt().waitFor();
  await player.closeSlip();
}

/** By the links of the page, as a player goes. */
async function openMatch(page: Page, id: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sports' }).click();
  await page.locator('main li[data-match] [role=group] button[aria-pressed]').first().waitFor();
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/sport/soccer/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
