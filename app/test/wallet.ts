import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';
import type { Layout } from './site.ts';

/** What a person does in the wallet, in words. Everything is found by role: what is behind another page of it has none. */
export function aWallet(page: Page, layout: Layout = 'desktop') {
  const dialog = page.getByRole('dialog', { name: 'Wallet' });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  return {
    dialog,
    button,
    field,
    press: (name: string | RegExp) => button(name).click(),
    /** Sends the form that is shown, whatever its button says. */
    submit: () => dialog.locator('button[type=submit]:visible').click(),
    async open(tab?: 'Deposit' | 'Withdraw' | 'Transfer' | 'History') {
      if (layout === 'desktop') await page.getByRole('banner').getByRole('button', { name: 'Wallet' }).click();
      else await page.getByRole('navigation').getByRole('button', { name: 'Deposit' }).click();
      if (tab !== undefined) await this.tab(tab);
    },
    tab: (name: string) => dialog.getByRole('group', { name: 'Wallet pages' }).getByRole('button', { name }).click(),
    method: (name: string) =>
      dialog.getByRole('group', { name: 'Payment method' }).getByRole('button', { name }).click(),
    close: () => dialog.getByRole('button', { name: 'Close' }).click(),
    type: (name: string, text: string) => field(name).fill(text),
    /** A text that is shown, not one that is behind another page. */
    told: (text: string | RegExp) => dialog.getByText(text).and(page.locator(':visible')).first().waitFor(),
    /** A toast, which stands over the wallet. */
    toast: (text: string) => page.getByText(text, { exact: true }).and(page.locator(':visible')).first().waitFor(),
    focused: () => page.evaluate(() => document.activeElement?.getAttribute('name')),
    async orderId(): Promise<string> {
      const text = await dialog.getByTestId('order').textContent();
      return /(?:dep|wd)-\d+/.exec(text ?? '')?.[0] ?? '';
    },
    async confirm(name: string | RegExp, password = '246810') {
      await field('Payment password').fill(password);
      await button(name).click();
    },
    async entries() {
      await dialog.getByTestId('history-entry').first().waitFor();
      return dialog.getByTestId('history-entry').allTextContents();
    },
    /** Its own part of the page: the rest is inert behind it. */
    axe: () => axeFinds(page, { within: 'dialog[open]' }),
  };
}
