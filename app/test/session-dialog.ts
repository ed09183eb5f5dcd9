import type { Page } from 'playwright-core';
import { codeSentTo } from './mailbox.ts';
import type { Site } from './site.ts';

/** What a person does in the dialogs of the session, in words. */
export function aSessionDialog(site: Site, page: Page) {
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  return {
    dialog,
    field,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    tick: (name: RegExp) => dialog.getByRole('checkbox', { name }).check(),
    /** At its field, or in what is above the form. */
    problem: (text: string | RegExp) => dialog.locator('[data-error], [role=alert]').filter({ hasText: text }).first(),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('name')),
    /** Requests a code and types the one that arrives at the address. */
    async proveWithCode(target: string) {
      await this.press('Send code');
      await dialog.getByText(/We sent a code/).waitFor();
      await field('Verification code').fill(codeSentTo(site, target));
    },
    async chooseNewPassword(password: string) {
      await dialog.getByLabel(/^(?:New password|Password)$/).fill(password);
      await dialog.getByLabel('Repeat password', { exact: true }).fill(password);
    },
    async agree() {
      await this.tick(/18 or over/);
      await this.tick(/I agree/);
    },
    stored: () => page.evaluate(() => Object.keys(localStorage).sort()),
  };
}
