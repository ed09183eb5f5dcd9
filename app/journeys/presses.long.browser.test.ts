import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bet, LotteryBet, Match, OddsItem } from '#contract/entities';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { winOdds } from '#app/test/expected-texts.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { DEMO_PLAYER, aPlayer } from '#app/test/player.ts';
import { layoutsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';
import { drawReturn, everyFold, exact, linesReturn, totalOf } from '#app/test/slow-reference.ts';

/** The most presses of each bet, from a page of prices to the receipt: the last of each places it. */
const MAX_PRESSES_SINGLE = 2;
/** A phone's slip is opened by a press of its own. */
const MAX_PRESSES_YANKEE = { mobile: 8, desktop: 7 };
const MAX_PRESSES_MARK_SIX = 5;
const MAX_PRESSES_AGAIN = 2;

const STAKE = '5';
const GAME = 'gallopingmarksix';
const MARK_SIX_PERIOD_S = 600;

interface Expected {
  readonly total: string;
  readonly highest: string;
}

/** A bet on home wins, in lines of these sizes, by the slow reference. */
function expectedOf(matches: readonly Match[], sizes: readonly number[]): Expected {
  const lines = everyFold(matches.map(winOdds), sizes);
  return { total: totalOf(lines.length, STAKE), highest: linesReturn(lines, STAKE) };
}

/** Wholly on the screen, and nothing lies over its middle. */
async function isInView(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect([(box?.y ?? -1) >= 0, (box?.y ?? height) + (box?.height ?? 0) <= height]).toEqual([true, true]);
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height: tall } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + tall / 2));
  });
  expect(isOnTop).toBe(true);
}

describe('presses from the prices to the receipt', () => {
  let site: Site;
  let opened: OpenPage;
  let caller: Caller;
  let pressed = 0;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  /** One press of the player, on what is in view: nothing is scrolled by hand. */
  async function press(target: Locator): Promise<void> {
    pressed += 1;
    await target.click();
  }

  async function open(layout: Layout, address: string, before?: (page: Page) => Promise<unknown>) {
    opened = await site.openSignedIn(layout, address, before && { before });
    pressed = 0;
    return { page: opened.page, player: aPlayer(opened.page, layout) };
  }

  /** The lobby of a player who has bet before, with the first matches that can be bet on. */
  async function openLobby(layout: Layout, count: number) {
    const storeStake = (page: Page) =>
      page.evaluate(
        ([id, lastStake]) =>
          localStorage.setItem('slipway.preferences.v1', JSON.stringify({ of: { [id]: { lastStake } } })),
        [DEMO_PLAYER.id, { amount: STAKE, currency: 'USDT' }] as const,
      );
    const { page, player } = await open(layout, '/sport/soccer', storeStake);
    return { page, player, matches: await shownMatches(page, count) };
  }

  /** The first matches of the page that can be bet on, as the upstream has them. */
  async function shownMatches(page: Page, count: number): Promise<readonly Match[]> {
    const rows = page
      .locator('main li[data-state="scheduled"]')
      .filter({ has: page.locator('button[aria-label*=" to win,"]:enabled') });
    await rows.nth(count - 1).waitFor();
    const ids = await rows.evaluateAll((all) => all.map(({ dataset }) => dataset['match']));
    const known = await openMatches(caller);
    return ids.flatMap((id) => known.filter(({ match_id: each }) => each === id)).slice(0, count);
  }

  const homeWin = (page: Page, { match_id: id }: Match) =>
    page
      .locator(`main li[data-match="${id}"]`)
      .getByRole('button', { name: /to win,/ })
      .first();

  /** Takes the last stake, unless it is in the field already. */
  async function takeStake(slip: Locator): Promise<void> {
    const last = slip.getByRole('button', { name: `Last stake: ${STAKE} USDT` });
    const place = slip.getByTestId('place');
    await place.or(last).first().waitFor();
    if (await place.isDisabled()) await press(last);
  }

  /** What the place button promises: exact, as the totals. Then presses it. */
  async function place(slip: Locator, { total, highest }: Expected): Promise<string> {
    const button = slip.getByTestId('place');
    await expect
      .poll(() => button.innerText().then((text) => text.match(/[\d,]+\.\d+/g)))
      .toEqual([exact(total), exact(highest)]);
    await press(button);
    return (await slip.getByTestId('receipt-id').textContent()) ?? '';
  }

  /** Upstream and My bets, with its detail, say the same as the reference. */
  async function isPlaced(page: Page, id: string, { total, highest }: Expected): Promise<void> {
    const bet = (await caller.get(`/sports/api/v1/soccer/mybet/${id}`)) as Bet;
    expect([exact(bet.bet_amount), exact(bet.max_payout)]).toEqual([exact(total), exact(highest)]);
    await page.goto(`${site.url}/my-bets`);
    const card = page.getByTestId('bet').filter({ has: page.getByRole('link', { name: `Details of bet ${id}` }) });
    await card
      .getByText(`${exact(total)}\u00a0USDT`, { exact: true })
      .first()
      .waitFor();
    await card.getByRole('link', { name: `Details of bet ${id}` }).click();
    await page
      .getByTestId('bet-detail')
      .getByText(`${exact(highest)}\u00a0USDT`, { exact: true })
      .first()
      .waitFor();
  }

  it.each(layoutsOf('mobile'))('a single at the last stake, %s', async (layout) => {
    const { page, player, matches } = await openLobby(layout, 1);
    for (const match of matches) await press(homeWin(page, match));
    const slip = layout === 'mobile' ? page.getByTestId('quick-bet') : player.slip();
    await takeStake(slip);
    const expected = expectedOf(matches, [1]);
    const id = await place(slip, expected);
    expect(pressed).toBeLessThanOrEqual(MAX_PRESSES_SINGLE);
    await isPlaced(page, id, expected);
  });

  it.each(layoutsOf('mobile'))('a Yankee at the last stake, %s', async (layout) => {
    const { page, player, matches } = await openLobby(layout, 4);
    for (const match of matches) await press(homeWin(page, match));
    if (layout === 'mobile') await press(page.getByRole('button', { name: /Bet slip/ }));
    const slip = player.slip();
    await press(slip.getByText('Systems and full covers'));
    await press(slip.getByRole('button', { name: /^Yankee/ }));
    await takeStake(slip);
    const expected = expectedOf(matches, [2, 3, 4]);
    const id = await place(slip, expected);
    expect(pressed).toBeLessThanOrEqual(MAX_PRESSES_YANKEE[layout]);
    await isPlaced(page, id, expected);
  });

  it.each(layoutsOf('mobile'))('the same bet again from My bets, %s', async (layout) => {
    const matches = (await openMatches(caller)).slice(0, 2);
    const { bet_id: first } = await placeWins(caller, matches, ['2-string-1'], STAKE);
    const { page, player } = await open(layout, '/my-bets');
    const card = page.getByTestId('bet').filter({ has: page.getByRole('link', { name: `Details of bet ${first}` }) });
    await press(card.getByRole('button', { name: 'Bet again' }));
    const expected = expectedOf(matches, [2]);
    const id = await place(player.slip(), expected);
    expect(id).not.toBe(first);
    expect(pressed).toBeLessThanOrEqual(MAX_PRESSES_AGAIN);
    await isPlaced(page, id, expected);
  });

  it.each(layoutsOf('mobile'))('Mark Six of three numbers, without scrolling, %s', async (layout) => {
    const now = site.simulator.world().now();
    await site.control('clock', { advance: MARK_SIX_PERIOD_S - ((now / 1_000) % MARK_SIX_PERIOD_S) });
    const { page } = await open(layout, `/lottery/${GAME}`);
    const cell = (number: number) =>
      page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${number}, `) });
    await cell(1).waitFor();
    const review = page.getByRole('button', { name: /^Review / });
    // Nothing to review, and no bar, before the first pick.
    expect(await review.count()).toBe(0);
    const numbers = [1, 2, 7];
    for (const number of numbers) {
      await isInView(page, cell(number));
      await press(cell(number));
      await review.waitFor();
    }
    const odds = (await caller.get(`/sports/api/v1/marksix/odds?game=${GAME}`)) as OddsItem[];
    const picks = numbers.map((number) => ({
      number,
      odds: odds.find(({ index, top }) => index === 0 && top === String(number))?.odd ?? 'none',
    }));
    const [total, highest] = [totalOf(numbers.length, STAKE), drawReturn(picks, STAKE)];
    if (layout === 'mobile') expect(await review.textContent()).toBe(`Review 3 lines at ${exact(STAKE)} each`);
    await isInView(page, review);
    await press(review);
    const dialog = page.getByRole('dialog');
    const button = dialog.getByRole('button', { name: `Place bet for ${exact(total)}\u00a0USDT` });
    await button.waitFor();
    const reviewed = await dialog.innerText();
    for (const said of [
      ...picks.map(({ odds: price }) => price),
      `${exact(total)}\u00a0USDT`,
      `${exact(highest)}\u00a0USDT`,
    ])
      expect(reviewed).toContain(said);
    await isInView(page, button);
    await press(button);
    const id = await page.getByTestId('draw-receipt-id').textContent();
    expect(pressed).toBe(MAX_PRESSES_MARK_SIX);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await dialog.innerText()).toContain(`${exact(highest)}\u00a0USDT`);
    const bet = (await caller.get(`/sports/api/v1/${GAME}/mybet/${id}`)) as LotteryBet;
    expect([exact(bet.bet_amount), exact(bet.max_payout)]).toEqual([exact(total), exact(highest)]);
  });
});
