import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { type OpenPage, type Site, startSite } from '#app/test/site.ts';

/** How many pixels of the field's height something else is drawn over, or the panel cuts off. */
const covered = (field: Locator) =>
  field.evaluate((input) => {
    const { top, bottom, left, width } = input.getBoundingClientRect();
    let hidden = 0;
    for (let y = Math.ceil(top) + 1; y < Math.floor(bottom); y += 1)
      if (!input.contains(document.elementFromPoint(left + width / 2, y))) hidden += 1;
    return hidden;
  });

/** Whether each corner and the middle of an element is on the screen, with nothing over it. */
const isWhole = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const points = [top + 3, (top + bottom) / 2, bottom - 3].flatMap((y) =>
    [left + 9, right - 9].map((x) => [x, y] as const),
  );
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
};

/** Puts the first matches of the list on the slip as it is stored: pressing 15 of them takes a minute. */
const storeSlip = (page: Page, count: number) =>
  page.evaluate(async (wanted) => {
    interface Listed {
      match_id: string;
      home: string;
      away: string;
      start_time: string;
      state: string;
      league: { name: string };
      markets: { kind: string; status: string; outcomes: { outcome: string; odds: string }[] }[];
    }
    const answer = await fetch('/sports/api/v1/soccer?start=0&limit=200');
    const { data } = (await answer.json()) as { data: { matches: Listed[] } };
    const items = data.matches.flatMap(
      ({ match_id: matchId, home, away, start_time: startTime, state, league, markets }) => {
        const win = markets.find(({ kind, status }) => kind === 'wl' && status === 'open');
        const odds = win?.outcomes.find(({ outcome }) => outcome === 'w')?.odds;
        if (state !== 'scheduled' || odds === undefined) return [];
        const names = { matchId, home, away, league: league.name, startTime };
        return [{ game: 'soccer', ...names, market: 'wl', outcome: 'w', odds }];
      },
    );
    const slip = { items: items.slice(0, wanted), mode: 'combined', coupons: {}, stakes: {}, cricket: {} };
    localStorage.setItem('slipway.slip.v3', JSON.stringify(slip));
  }, count);

describe('the stake field of the slip', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite('harborlight');
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  /** The phone's keyboard leaves 430 of its 844 pixels. */
  it.each([
    ['a desktop', 'desktop', { width: 1280, height: 900 }, { width: 1280, height: 900 }],
    ['a tablet', 'mobile', { width: 768, height: 1024 }, { width: 768, height: 1024 }],
    ['a phone with its keyboard open', 'mobile', { width: 390, height: 844 }, { width: 390, height: 430 }],
  ] as const)(
    'is in view together with the place button on %s, with 1 to 15 selections',
    async (_, layout, size, typing) => {
      opened = await site.openSignedIn(layout, '/coming-soon', { before: (page) => page.setViewportSize(size) });
      const { page } = opened;
      const player = aPlayer(page, layout);
      for (const count of [1, 15]) {
        await page.setViewportSize(size);
        await storeSlip(page, count);
        await page.reload();
        await player.openSlip();
        const field = player.slip().getByLabel('Stake per line');
        const place = player.slip().getByTestId('place');
        await expect.poll(() => covered(field), { message: `the field of a slip of ${count} that was opened` }).toBe(0);
        await field.fill('2');
        await page.setViewportSize(typing);
        await field.press('End');
        await expect.poll(() => covered(field), { message: `the field with ${count} selections` }).toBe(0);
        await expect.poll(() => place.evaluate(isWhole), { message: `the button with ${count} selections` }).toBe(true);
        if (layout === 'desktop') {
          // Every reason that stops the bet makes the button's block higher.
          await field.fill('99999999');
          await player.slip().getByText('The total stake can be at most').waitFor();
          await expect.poll(() => covered(field), { message: `${count} selections, too high a stake` }).toBe(0);
        } else {
          const close = player.slip().getByRole('button', { name: 'Close', exact: true });
          expect(await covered(close), `the way out with ${count} selections`).toBe(0);
        }
      }
    },
  );
});
