import type { Locator, Page } from 'playwright-core';
import type { Layout } from './site.ts';

/** What a person does on the page of a lottery or a race, in words. */
export function aLotteryPlayer(page: Page, layout: Layout) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const chip = (name: string): Locator => main.getByRole('button', { name, exact: true });
  return {
    dialog,
    status: () => page.getByTestId('draw-status'),
    chip,
    cell: (name: string | RegExp) => main.getByRole('toolbar').getByRole('button', { name }),
    /** The bet type, and what is pressed of it. */
    async pick(kind: string, ...cells: (string | RegExp)[]) {
      await chip(kind).click();
      for (const name of cells) await this.cell(name).click();
    },
    async pickSet(kind: string, ...animals: string[]) {
      await this.pick(kind, ...animals.map((animal) => new RegExp(`^${animal}$`)));
      await chip('Add to bet').click();
    },
    /** One amount for all: in the panel, or in the bar at the foot. */
    async amountForAll(amount: string) {
      await page.getByLabel('Amount for each').first().fill(amount);
    },
    async openSlip() {
      if (layout === 'mobile') await page.getByRole('button', { name: /Show selections/ }).click();
    },
    review: () =>
      page
        .getByRole('button', { name: /^Review / })
        .last()
        .click(),
    place: () => dialog.getByRole('button', { name: /Place bet for/ }).click(),
    receipt: () => page.getByTestId('draw-receipt-id'),
    done: () => page.getByRole('button', { name: 'Done' }).click(),
  };
}
