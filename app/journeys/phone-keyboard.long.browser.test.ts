import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { aPlayer } from '#app/test/player.ts';
import { LAYOUTS, type OpenPage, rowsOf, type Site, startSite } from '#app/test/site.ts';

const SEEN_PX = 494;

/** Safari on iOS: the keyboard lies over the lower 350 pixels, and only the visual viewport knows. */
const cover = (page: Page) =>
  page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, SEEN_PX);
/** Chrome and Firefox with `interactive-widget=resizes-content`: the page itself is lower. */
const lower = (page: Page) => page.setViewportSize({ width: LAYOUTS.mobile.width, height: SEEN_PX });

const KEYBOARDS = [
  ['over the page', cover],
  ['which makes the page lower', lower],
] as const;

describe("a phone's keyboard over the lower 350 pixels", () => {
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

  /** Whether each of them is seen above the keyboard. */
  const areSeen = (...shown: readonly Locator[]) =>
    Promise.all(
      shown.map(async (each) => {
        const { y, height } = (await each.boundingBox()) ?? { y: -1, height: 0 };
        return y >= 0 && y + height <= SEEN_PX;
      }),
    );

  it.each(rowsOf(KEYBOARDS))('%s: stake and button of the tray and of the slip stay above it', async (_, show) => {
    opened = await site.openSignedIn('mobile', '/sport/soccer');
    const { page } = opened;
    await aPlayer(page, 'mobile').balance().waitFor();
    await page.locator('#root [data-match] [role=group] button').first().click();
    const tray = page.getByTestId('quick-bet');
    await tray.getByRole('textbox').click();
    await show(page);
    await expect.poll(() => areSeen(tray.getByRole('textbox'), tray.getByRole('button').last())).toEqual([true, true]);
    await tray.getByRole('button', { name: 'Bet slip' }).click();
    const slip = page.getByRole('dialog', { name: 'Bet slip' });
    const stake = slip.getByRole('textbox').first();
    await stake.click();
    await stake.scrollIntoViewIfNeeded();
    await expect.poll(() => areSeen(stake, slip.getByRole('button', { name: /^Place/ }))).toEqual([true, true]);
  });

  it.each(rowsOf(KEYBOARDS))('%s: password and button of the sign-in dialog stay above it', async (_, show) => {
    opened = await site.open('mobile', '/login');
    const { page } = opened;
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).click();
    await show(page);
    await expect
      .poll(() =>
        areSeen(
          dialog.getByLabel('Password', { exact: true }),
          dialog.getByRole('button', { name: 'Sign in', exact: true }),
        ),
      )
      .toEqual([true, true]);
  });

  const wallet = (page: Page) => page.getByRole('dialog', { name: 'Wallet' });
  const chat = (page: Page) => page.getByRole('dialog', { name: 'Live support' });
  const FORMS: readonly (readonly [
    string,
    string,
    (page: Page) => Promise<unknown>,
    (page: Page) => readonly [field: Locator, button: Locator],
  ])[] = [
    [
      'amount and button of a deposit',
      '/coming-soon',
      (page) => page.getByRole('button', { name: 'Deposit', exact: true }).filter({ visible: true }).first().click(),
      (page) => [
        wallet(page).getByRole('textbox', { name: 'Amount' }),
        wallet(page).locator('button[type="submit"]').filter({ visible: true }),
      ],
    ],
    [
      'amount and button of a draw',
      '/lottery/gallopingmarksix',
      (page) => aLotteryPlayer(page, 'mobile').pick('Special number', /^8, Red, /),
      (page) => [
        page.getByLabel('Amount for each').filter({ visible: true }).first(),
        page
          .getByRole('button', { name: /^Review / })
          .filter({ visible: true })
          .last(),
      ],
    ],
    [
      'amount and button of a transfer',
      '/coming-soon',
      async (page) => {
        await page.getByRole('button', { name: 'Deposit', exact: true }).filter({ visible: true }).first().click();
        await wallet(page).getByRole('button', { name: 'Transfer', exact: true }).click();
      },
      (page) => [
        wallet(page).getByRole('textbox', { name: 'Amount' }),
        wallet(page).getByRole('button', { name: 'Review' }),
      ],
    ],
    [
      'message and button of the chat',
      '/coming-soon?chat=true',
      async () => undefined,
      (page) => [chat(page).getByLabel('Your message'), chat(page).getByRole('button', { name: 'Send' })],
    ],
  ];
  // A dialog and a page.
  it.each(rowsOf(FORMS, 2))(
    '%s are seen above one over the page, or can be scrolled to',
    async (_, address, open, placesOf) => {
      opened = await site.openSignedIn('mobile', address);
      const { page } = opened;
      await aPlayer(page, 'mobile').balance().waitFor();
      await open(page);
      const [field, button] = placesOf(page);
      await field.click();
      await cover(page);
      await expect.poll(() => areSeen(field)).toEqual([true]);
      await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect.poll(() => areSeen(button)).toEqual([true]);
    },
  );
});
