import type { Locator, Page } from 'playwright-core';
import type { Layout, Site } from '#app/test/site.ts';

/** A page; `shoot` takes the next picture. */
export interface Scene {
  readonly site: Site;
  readonly page: Page;
  readonly layout: Layout;
  readonly shoot: () => Promise<void>;
}

/** A player's acts without words, so that a story works in several languages. */
export interface Story {
  readonly name: string;
  readonly address: string;
  readonly act: (scene: Scene) => Promise<void>;
}

const ODDS = '[role=group] button[aria-pressed]:enabled';
/** On the phone the tray or the slip; beside the page on a wide screen. */
const slipOf = ({ page, layout }: Scene): Locator =>
  layout === 'desktop' ? page.locator('aside') : page.locator('[data-testid=quick-bet], dialog[open]').last();
const place = (scene: Scene) => slipOf(scene).getByTestId('place');
const receipt = (scene: Scene) => slipOf(scene).getByTestId('receipt-id');

/** The nth open match that has not begun. */
const rowOf = ({ page }: Scene, nth: number) =>
  page
    .locator('main li[data-state=scheduled][data-match]')
    .filter({ has: page.locator(ODDS) })
    .nth(nth);

async function press(scene: Scene, nth: number, odds: number): Promise<string> {
  const row = rowOf(scene, nth);
  await row.waitFor();
  const id = (await row.getAttribute('data-match')) ?? '';
  await scene.page.locator(`main li[data-match="${id}"]`).first().locator(ODDS).nth(odds).click();
  return id;
}

/** The middle quick stake: 10. */
async function stake(scene: Scene): Promise<void> {
  const field = slipOf(scene).locator('input[inputmode=decimal]').first();
  const chips = slipOf(scene)
    .locator('button')
    .filter({ hasText: /^\+10$/ });
  if ((await chips.count()) > 0) await chips.first().click();
  else await field.fill('10');
  await scene.page.waitForFunction(
    (button) => button?.matches(':enabled') === true,
    await place(scene).elementHandle(),
  );
}

export const STORIES: readonly Story[] = [
  {
    name: 'single',
    address: '/',
    async act(scene) {
      await press(scene, 0, 0);
      await place(scene).waitFor();
      await scene.shoot();
      await stake(scene);
      await scene.shoot();
      await place(scene).click();
      await receipt(scene).waitFor();
      await scene.shoot();
    },
  },
  {
    name: 'moved',
    address: '/',
    async act(scene) {
      const id = await press(scene, 0, 0);
      await place(scene).waitFor();
      await stake(scene);
      await scene.shoot();
      // The page learns of the new odds only by the upstream's answer.
      let hear = (): void => undefined;
      const pressed = new Promise<void>((resolve) => (hear = resolve));
      await scene.page.route(/\/sports\/api\/v1\/soccer(\?|$)/, async (route) => {
        await pressed;
        await route.continue();
      });
      await scene.site.control(`matches/${id}`, { odds: { 'wl:w': '1.50' } });
      await place(scene).click();
      await slipOf(scene).locator('[data-state=refused]').waitFor();
      hear();
      await scene.page.waitForFunction(
        (button) => button?.textContent?.includes('15') === true && button.getAttribute('aria-disabled') === null,
        await place(scene).elementHandle(),
      );
      await scene.shoot();
      await place(scene).click();
      await receipt(scene).waitFor();
      await scene.shoot();
    },
  },
  {
    name: 'accumulator',
    address: '/sport/soccer',
    async act(scene) {
      // Home, draw, away, and on a wide screen a handicap, which a phone's rows lack.
      const isPhone = scene.layout === 'mobile';
      for (const [nth, odds] of [0, 1, 2, isPhone ? 0 : 3].entries()) await press(scene, nth, odds);
      if (isPhone) {
        await scene.page.evaluate(() => scrollTo(0, 0));
        await scene.shoot();
        await scene.page.locator('#slip button').click();
      }
      await stake(scene);
      await slipOf(scene).getByTestId('max-payout').waitFor();
      await scene.shoot();
      await place(scene).scrollIntoViewIfNeeded();
      await place(scene).click();
      await receipt(scene).scrollIntoViewIfNeeded();
      await scene.shoot();
    },
  },
  {
    name: 'cricket',
    address: '/sport/cricket',
    async act(scene) {
      const { page } = scene;
      await page.getByTestId('cricket-match').last().locator('a').last().click();
      const odds = page.locator('main button[aria-pressed]:enabled');
      await odds.first().click();
      await place(scene).waitFor();
      await scene.shoot();
      await stake(scene);
      await scene.shoot();
      await place(scene).click();
      await receipt(scene).waitFor();
      await scene.shoot();
    },
  },
];
