import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { lobbyRows, pickOnSlip } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { scrollDown } from '#app/test/scroll-down.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

describe('the lobby and the match', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  let caller: Caller;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  afterEach(async () => {
    expect(opened?.faults).toEqual([]);
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  it.each(layoutsOf('desktop'))('favourites, live and moving odds, %s', async (layout) => {
    opened = await site.open(layout, '/sport/soccer?phase=pre');
    const { page } = opened;
    const rows = page.locator('li[data-match]');
    await rows.first().waitFor();
    expect(await axeFindsInBoth(page), 'lobby').toEqual([]);

    // A favourite stands after a reload.
    const first = rows.first();
    const id = (await first.getAttribute('data-match')) ?? '';
    const star = first.getByRole('button', { name: /^Favourite match/ });
    await star.click();
    await page.reload();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
    const all = await soccerMatches(caller);
    const starred = all.filter(({ match_id: each }) => each === id);
    const shown = () => textsOf(rows, 'svg');
    await expect.poll(shown).toEqual(lobbyRows(starred, layout));
    await page.getByRole('button', { name: 'Clear filters' }).click();

    // Odds that move show where to, by an arrow and in words; a suspended market cannot be pressed.
    await page.evaluate(() => scrollTo(0, 0));
    const row = page.locator(`li[data-match="${id}"]`);
    const home = row.getByRole('button', { name: /to win,/ }).first();
    await home.waitFor();
    await home.click();
    await site.control(`matches/${id}`, { odds: { 'wl:w': '9.90' } });
    await expect.poll(() => home.getAttribute('aria-label')).toMatch(/to win, 9\.90, up from \d/);
    expect(await home.getAttribute('data-moved')).toBe('up');
    expect(await home.evaluate((button) => getComputedStyle(button, '::after').content)).toContain('▲');
    await site.control(`matches/${id}`, { odds: { 'wl:w': '1.11' } });
    await expect.poll(() => home.getAttribute('data-moved')).toBe('down');
    // Said aloud at most every ten seconds; once is enough to wait for.
    if (layout === 'desktop')
      await expect.poll(() => page.getByTestId('odds-news').textContent()).toMatch(/odds now 1\.11/);
    await site.control(`matches/${id}`, { suspended: ['wl'] });
    await expect.poll(() => home.isDisabled()).toBe(true);
    expect(await home.getAttribute('aria-label')).toContain('Suspended');
    await site.control(`matches/${id}`, { suspended: [] });
    await expect.poll(() => home.isDisabled()).toBe(false);

    // The clock of a match that is being played.
    await page.goto(`${site.url}/sport/soccer?phase=live`);
    await rows.first().waitFor();
    const minutes = await rows.evaluateAll((all) =>
      all.map((each) => ({
        id: each.dataset['match'] ?? '',
        minute: Number(/(\d+)′/.exec(each.textContent ?? '')?.[1] ?? Number.NaN),
      })),
    );
    // Not one at half time nor in its last minute: their clocks stand.
    const running = minutes.find((each) => each.minute < 88 && (each.minute < 44 || each.minute > 45));
    if (running === undefined) throw new Error('No match is being played.');
    await site.control('clock', { advance: 60 });
    await expect
      .poll(() => page.locator(`li[data-match="${running.id}"]`).textContent())
      .toContain(`${running.minute + 1}′`);
  });

  it.each(layoutsOf('desktop'))('a score from the grid goes to the slip, %s', async (layout) => {
    opened = await site.open(layout, '/sport/soccer?phase=pre');
    const { page } = opened;
    const player = aPlayer(page, layout);
    await page
      .locator('li[data-match]')
      .nth(1)
      .getByRole('link', { name: /^All markets/ })
      .click();
    const grid = page.getByRole('region', { name: 'Correct score' });
    await grid.getByRole('button', { name: /^2:1, / }).click();
    await page.getByRole('table').getByRole('button').first().click();
    // Where the bar of the slip lies half over a button is where one has scrolled to.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindsInBoth(page), 'match').toEqual([]);
    await player.openSlip();
    const match = (await soccerMatches(caller)).find(({ match_id: id }) => page.url().endsWith(`/${id}`));
    if (match === undefined) throw new Error(`There is no match at ${page.url()}.`);
    const { home } = match;
    await expect
      .poll(() => textsOf(player.slip().getByTestId('slip-pick')))
      .toEqual([
        pickOnSlip(match, { kind: 'correct_score', outcome: '2:1', market: 'Correct score', label: '2:1' }),
        pickOnSlip(match, { kind: 'half', outcome: 'ww', market: 'Half time / full time', label: `${home} / ${home}` }),
      ]);
  });

  it('keeps the focus on a row that is scrolled far away, also while the window has none, and Tab goes on from there', async () => {
    opened = await site.open('desktop', '/sport/soccer?view=time&phase=pre');
    const { page } = opened;
    const row = page.locator('li[aria-posinset="2"]');
    const id = await row.getAttribute('data-match');
    const star = row.getByRole('button', { name: /^Favourite match/ });
    await star.focus();
    // As when the window goes to the back: the page keeps its focus then.
    await star.dispatchEvent('focusout');
    await scrollDown(page, 2_900);
    // What is shown there is the match of that place, soonest first.
    const soonest = (await soccerMatches(caller)).filter(({ state }) => state === 'scheduled');
    const far = page.locator('li[aria-posinset="60"]');
    await far.waitFor();
    const at = Number(await far.getAttribute('aria-posinset')) - 1;
    expect(await far.getAttribute('data-match')).toBe(soonest[at]?.match_id);
    const focusedRow = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset['match']);
    expect(await focusedRow()).toBe(id);
    expect(await page.locator('li[aria-posinset="5"]').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focusedRow()).toBe(id);
  });
});
