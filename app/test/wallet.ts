import type { Page } from 'playwright-core';
import { axeFinds } from './axe.ts';
import type { Layout } from './site.ts';
import { textsOf } from './texts-of.ts';

const CARD = {
  Amount: '50',
  'Expiry date (MM/YY)': '09/39',
  'Security code (CVV)': '123',
  'Name on the card': 'PAT PLAYER',
  'E-mail for the receipt': 'pat@example.com',
};

/** Actions of a player in the wallet. Everything is found by role: a hidden page of the wallet has none. */
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
      // During a break it is not the deposit's.
      else
        await page
          .getByRole('navigation')
          .getByRole('button', { name: /^(?:Deposit|Wallet)$/ })
          .click();
      if (tab !== undefined) await this.tab(tab);
    },
    tab: (name: string) => dialog.getByRole('group', { name: 'Wallet pages' }).getByRole('button', { name }).click(),
    method: (name: string) =>
      dialog.getByRole('group', { name: 'Payment method' }).getByRole('button', { name }).click(),
    // The first: a message above the dialog has one too.
    close: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    type: (name: string, text: string) => field(name).fill(text),
    /** A visible text, not one of a hidden page. */
    shows: (text: string | RegExp) => dialog.getByText(text).and(page.locator(':visible')).first().waitFor(),
    /** A toast above the wallet. */
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
    async fillCard(number: string) {
      await this.method('Card');
      for (const [name, text] of Object.entries({ ...CARD, 'Card number': number })) await this.type(name, text);
    },
    /** Looked for on the whole page: within the dialog, reading texts ends Firefox ESR's process (a segmentation fault). */
    entries: () => textsOf(page.getByTestId('history-entry')),
    /** The open dialog: the rest of the page is inert. */
    axe: () => axeFinds(page, { within: 'dialog[open]' }),
  };
}
