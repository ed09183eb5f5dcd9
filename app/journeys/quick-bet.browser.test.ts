import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bet, Match } from '#contract/entities';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { product, usdt, winOdds, winOnSlip } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

/** Presses of the player since the call of this function. */
async function countPresses(page: OpenPage['page']): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as { presses?: number };
    counted.presses = 0;
    addEventListener('click', () => (counted.presses = (counted.presses ?? 0) + 1), { capture: true });
  });
  return () => page.evaluate(() => (globalThis as { presses?: number }).presses ?? 0);
}

/** The height that is kept free below, as elements see it, and the slip's own. */
const spaces = (page: OpenPage['page']) =>
  page.evaluate(() => {
    const of = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).getPropertyValue('--bottom-space') : undefined;
    const main = document.querySelector('main');
    const slip = `${document.querySelector<HTMLElement>('#slip')?.offsetHeight}px`;
    return {
      hasTray: slip !== '0px',
      isOfRoot: of(document.documentElement) === slip,
      isOfColumn: of(main?.parentElement) === slip,
      main: of(main),
      row: of(document.querySelector('main [data-match]')),
    };
  });

describe('a bet in three presses on a phone', () => {
  let site: Site;
  let opened: OpenPage;
  let caller: Caller;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  /** A match as the upstream has it now. */
  async function matchOf(id: string): Promise<Match> {
    const match = (await soccerMatches(caller)).find(({ match_id: each }) => each === id);
    if (match === undefined) throw new Error(`There is no match ${id}.`);
    return match;
  }

  it.each(['as they were', 'moved'])('from the home page to the receipt, odds %s', async (odds) => {
    opened = await site.openSignedIn('mobile', '/');
    const { page } = opened;
    const bar = page.getByRole('button', { name: /Bet slip/ });
    expect(await bar.count()).toBe(0);
    const presses = await countPresses(page);
    const row = page
      .locator('main li[data-state="scheduled"]')
      .filter({ has: page.locator('button[aria-label*=" to win,"]:enabled') })
      .first();
    const id = (await row.getAttribute('data-match')) ?? '';
    await page
      .locator(`main li[data-match="${id}"]`)
      .getByRole('button', { name: /to win,/ })
      .first()
      .click();
    const tray = page.getByTestId('quick-bet');
    const { home, away } = await matchOf(id);
    await expect
      .poll(() => tray.getByTestId('quick-pick').locator('strong, strong + span').allTextContents())
      .toEqual([`${home} to win`, expect.stringContaining(`Match result · ${home} – ${away} `)]);
    await tray.getByRole('button', { name: '+10', exact: true }).click();
    const place = tray.getByTestId('place');
    if (odds === 'moved') {
      await expect.poll(() => place.isEnabled()).toBe(true);
      await site.control(`matches/${id}`, { odds: { 'wl:w': '1.50' } });
      await expect.poll(() => place.textContent()).toBe('Accept and place 10.00 – returns 15.00\u00a0USDT');
    } else {
      const returns = usdt(product('10.00', winOdds(await matchOf(id))));
      await expect.poll(() => place.textContent()).toBe(`Place 10.00 – returns ${returns}`);
      expect(await axeFindsInBoth(page, '[data-testid="quick-bet"]')).toEqual([]);
    }
    await place.click();
    const number = await tray.getByTestId('receipt-id').textContent();
    expect(await presses()).toBe(3);
    const { bets } = (await caller.get('/sports/api/v1/soccer/mybet?status=1')) as { bets: Bet[] };
    const picks = [{ kind: 'wl', outcome: 'w', odds: winOdds(await matchOf(id)), result: 'open' }];
    expect(bets[0]).toMatchObject({ bet_id: number, bet_amount: '10.000000', matches: [{ match_id: id, picks }] });
    const [leg] = await textsOf(tray.getByTestId('receipt-leg'));
    expect(leg).toEqual([`${home} to win`, `${home} – ${away}`, picks[0]?.odds]);
    expect(await bar.allTextContents()).toEqual(['Bet slip']);

    // The next pick takes the receipt's place, a second one makes it the bar; neither lies over the last row.
    await page.goto(`${site.url}/sport/soccer`);
    const player = aPlayer(page, 'mobile');
    const first = await matchOf(await player.pick(1));
    await expect
      .poll(() => tray.getByTestId('quick-pick').locator('strong').allTextContents())
      .toEqual([`${first.home} to win`]);
    // No other element has the height: the style of each was computed again with every pick.
    await expect
      .poll(() => spaces(page))
      .toEqual({ hasTray: true, isOfRoot: true, isOfColumn: true, main: '0px', row: '0px' });
    expect(await tray.getByTestId('receipt-id').count()).toBe(0);
    const second = await matchOf(await player.pick(2));
    await page.getByTestId('bar-figures').waitFor();
    expect(await tray.count()).toBe(0);
    // At the stake of the bet before.
    const returns = usdt(product('10.00', winOdds(first), winOdds(second)));
    // Cut to two of its four places.
    const combined = product(winOdds(first), winOdds(second)).slice(0, -2);
    expect(await bar.textContent()).toBe(`2Bet slipOdds ${combined}pays ${returns}`);
    // The page grows while it is scrolled down.
    const covered = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN;
        return bottom - (document.querySelector('#slip')?.getBoundingClientRect().top ?? Number.NaN);
      });
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await player.openSlip();
    await expect.poll(() => textsOf(player.slip().getByTestId('slip-pick'))).toEqual([first, second].map(winOnSlip));
  });

  it('shows the pressed odds before the tray, which is more work', async () => {
    opened = await site.open('mobile', '/sport/soccer');
    const { page } = opened;
    const tray = page.getByTestId('quick-bet');
    const odds = page.locator('main [data-match] [role=group] button:enabled').first();
    // The first press loads the tray's code.
    await odds.click();
    await tray.waitFor();
    await odds.click();
    await tray.waitFor({ state: 'detached' });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const now = [
          ...(document.querySelector('main [data-match] [aria-pressed=true]') ? ['odds'] : []),
          ...(document.querySelector('[data-testid=quick-bet]') ? ['tray'] : []),
        ].join(' and ');
        if (seen.at(-1) !== now) seen.push(now);
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await odds.click();
    await tray.waitFor();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
    expect(seen.filter((each) => each !== '')).toEqual(['odds', 'odds and tray']);
  });
});
