import type { Locator, Page } from 'playwright-core';
import { DEMO_PLAYER } from './demo-player.ts';
import type { Layout } from './site.ts';
import { historyAt } from './way-back.ts';

export { DEMO_PLAYER } from './demo-player.ts';

/** What a person does on the page, in words. */
export function aPlayer(page: Page, layout: Layout) {
  const slip = (): Locator =>
    layout === 'desktop' ? page.locator('aside') : page.getByRole('dialog', { name: 'Bet slip' });
  return {
    slip,
    balance: () => page.getByTestId('balance'),
    async signIn(account = DEMO_PLAYER.email, password = DEMO_PLAYER.password) {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await this.fillSignIn(account, password);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await historyAt(page, 'page');
    },
    async signOut() {
      await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
      await historyAt(page, 'page');
    },
    async fillSignIn(account: string, password: string) {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/E-mail/).fill(account);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
    },
    /**
     * Presses the home win of the nth match that has not begun and can be bet on, counted from the top of the page.
     *
     * @returns the match
     */
    async pick(nth: number): Promise<string> {
      const open = page
        .locator('main li[data-state="scheduled"]')
        .filter({ has: page.locator('button[aria-label*=" to win,"]:enabled') });
      await open.first().waitFor();
      let wanted: string | undefined;
      // A list that is still filling, or being filtered, drops the match that was chosen: choose anew then.
      for (let turn = 0; turn < 5; turn += 1) {
        await page.evaluate(() => scrollTo(0, 0));
        // Long lists hold only the rows near the screen: go down until the nth has been seen.
        const seen = new Set<string>();
        for (let screen = 0; screen < 50; screen += 1) {
          for (const id of await open.evaluateAll((rows) => rows.map((row) => row.dataset['match'] ?? '')))
            seen.add(id);
          if (seen.size > nth) break;
          await page.evaluate(
            () => new Promise((resolve) => void (scrollBy(0, innerHeight / 2), setTimeout(resolve, 100))),
          );
        }
        wanted = [...seen][nth];
        const row = page.locator(`main li[data-match="${wanted}"]`);
        const button = row.getByRole('button', { name: /to win,/ }).first();
        const isPressed = await button
          .click({ timeout: 4_000 })
          // On a slow machine the press may arrive and its confirmation not: a second one would take the pick off again.
          .catch(() => row.locator('button[aria-pressed=true]').first().waitFor({ timeout: 2_000 }))
          .then(
            () => true,
            () => false,
          );
        if (isPressed && wanted !== undefined) return wanted;
      }
      throw new Error(`The match ${wanted} could not be pressed.`);
    },
    async openSlip() {
      if (layout === 'mobile') await page.getByRole('button', { name: /Bet slip/ }).click();
    },
    async closeSlip() {
      if (layout === 'desktop') return;
      await slip().getByRole('button', { name: 'Close', exact: true }).click();
      await historyAt(page, 'page');
    },
    /** The outcome is read; an empty slip leaves a phone's page. */
    async done() {
      await slip().getByRole('button', { name: 'Done' }).click();
      if (layout === 'mobile') await historyAt(page, 'page');
    },
    async stake(amount: string) {
      await slip().getByLabel('Stake per line').fill(amount);
    },
    async choosePass(name: RegExp) {
      const pass = slip().getByRole('button', { name });
      if ((await pass.getAttribute('aria-pressed')) !== 'true') await pass.click();
    },
    async addType(name: RegExp) {
      const toggle = slip().getByText('Add another type');
      await toggle.click();
      await slip().getByRole('button', { name }).click();
      await toggle.click();
    },
    place: () =>
      slip()
        .getByRole('button', { name: /Place bet for|Accept and place/ })
        .click(),
    receipt: () => slip().getByTestId('receipt-id'),
  };
}
