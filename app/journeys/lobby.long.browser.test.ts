import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer } from '#app/test/player.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

describe('the lobby and the match', () => {
  let site: Site;
  let opened: OpenPage | undefined;

  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    expect(opened?.faults).toEqual([]);
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  it.each(layoutsOf('desktop'))('search, favourites, filters, live and moving odds, %s', async (layout) => {
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
    const openFilters = async () => {
      if (layout === 'mobile') await page.getByRole('button', { name: 'Filters', exact: true }).click();
    };
    await openFilters();
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.first().getAttribute('data-match')).toBe(id);
    await page.getByRole('button', { name: 'Clear filters' }).click();

    // Leagues by name, and the address keeps what was chosen.
    await page.getByText('All leagues').click();
    await page.getByRole('checkbox', { name: /Nippon Super League/ }).check();
    await expect.poll(() => page.url()).toContain('leagues=soccer.jpn');
    await expect.poll(() => page.getByRole('list', { name: /^\d{1,2} match/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();

    // Odds that move show where to, by an arrow and in words; a suspended market cannot be pressed.
    // Letter by letter: none is lost however busy the page is.
    const team = (await teamOf(page, id)) ?? '';
    await page.getByRole('searchbox').pressSequentially(team);
    expect(await page.getByRole('searchbox').inputValue()).toBe(team);
    const row = page.locator(`li[data-match="${id}"]`);
    const home = row.getByRole('button', { name: /to win,/ }).first();
    await home.waitFor();
    await home.click();
    await site.control(`matches/${id}`, { odds: { 'wl:w': '9.90' } });
    await expect.poll(() => home.getAttribute('aria-label')).toMatch(/odds 9\.90, up from \d/);
    expect(await home.getAttribute('data-moved')).toBe('up');
    expect(
      await home
        .locator('span')
        .first()
        .evaluate((label) => getComputedStyle(label, '::after').content),
    ).toContain('▲');
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
    await grid.getByRole('button', { name: /Correct score: 2:1,/ }).click();
    await page.getByRole('table').getByRole('button').first().click();
    // Where the bar of the slip lies half over a button is where one has scrolled to.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindsInBoth(page), 'match').toEqual([]);
    await player.openSlip();
    await expect.poll(() => player.slip().getByTestId('slip-pick').count()).toBe(2);
    expect(await player.slip().textContent()).toContain('2:1');
  });

  it('keeps the focus on a row that is scrolled far away, and Tab goes on from there', async () => {
    opened = await site.open('desktop', '/sport/soccer?view=time&phase=pre');
    const { page } = opened;
    const row = page.locator('li[aria-posinset="2"]');
    const id = await row.getAttribute('data-match');
    await row.getByRole('button', { name: /^Favourite match/ }).focus();
    await page.evaluate(() => scrollTo(0, 6_000));
    await expect.poll(() => page.locator('li[aria-posinset="40"], li[aria-posinset="60"]').count()).toBeGreaterThan(0);
    const focusedRow = () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-match]')?.dataset['match']);
    expect(await focusedRow()).toBe(id);
    expect(await page.locator('li[aria-posinset="5"]').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focusedRow()).toBe(id);
  });
});

const teamOf = (page: OpenPage['page'], id: string) =>
  page.locator(`li[data-match="${id}"] a span span`).first().textContent();
