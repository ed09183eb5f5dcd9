import type { Frame, Page } from 'playwright-core';
import type { Idempotency } from '#contract/brand';
import { PLAYER_ID } from './cell-of.ts';
import { nextRequest, requestOf, tabsOf, type Cell } from './open-cell.ts';
import type { PressSettings } from './press-page.ts';
import type { Press } from './press-rows.ts';
import { WIRE_FAULTS } from './wire-faults.ts';

const HOUR_MS = 3_600_000;

/** The frames of the cells of one press, side by side in one page; each tab of a cell has one. */
export function pressFrames(page: Page, { row }: Press, idempotency: Idempotency) {
  const frames = new Map<string, Frame>();
  const nameOf = (cell: Cell, tab: string) => `${cell.name}.${tab}`;

  function settingsOf(cell: Cell, tab: string): PressSettings {
    const kind = WIRE_FAULTS[cell.fault]?.page;
    return {
      cell: nameOf(cell, tab),
      row,
      request: requestOf(cell, tab),
      idempotency,
      player: { ...cell.tokens, userId: PLAYER_ID, role: 3 },
      skew: kind === 'clockAhead' ? HOUR_MS : kind === 'clockBack' ? -HOUR_MS : 0,
      storage: kind === 'storageFull' ? 'full' : kind === 'storageBlocked' ? 'blocked' : 'usual',
    };
  }
  const addressOf = ({ proxy }: Cell, settings: PressSettings, name = 'press') =>
    `${proxy.url}/${name}#${encodeURIComponent(JSON.stringify(settings))}`;

  return {
    first: (cell: Cell) => frames.get(nameOf(cell, '1')),
    async open(cell: Cell): Promise<void> {
      for (const tab of tabsOf(cell)) {
        const attached = page.waitForEvent('frameattached');
        await page.evaluate(
          ([id, src]) => {
            const frame = document.createElement('iframe');
            frame.id = id as string;
            frame.src = src as string;
            document.body.append(frame);
          },
          [nameOf(cell, tab), addressOf(cell, settingsOf(cell, tab))],
        );
        frames.set(nameOf(cell, tab), await attached);
      }
    },
    async press(cell: Cell): Promise<void> {
      for (const tab of tabsOf(cell)) await frames.get(nameOf(cell, tab))?.evaluate(() => window.press());
    },
    /** Loads the first tab again, in a browser whose clock is set, and with what is pressed next. */
    async reload(cell: Cell, next?: { readonly skew: number }): Promise<void> {
      cell.shown.clear();
      const settings = settingsOf(cell, '1');
      const changed = next === undefined ? settings : { ...settings, skew: next.skew, request: nextRequest(cell) };
      // With another query, because a change of the fragment alone would not load it again.
      await this.first(cell)?.goto(addressOf(cell, changed, 'press?again'));
    },
    close(cell: Cell): Promise<void> {
      cell.shown.clear();
      return page.evaluate((id) => document.getElementById(id)?.remove(), nameOf(cell, '1'));
    },
  };
}
export type PressFrames = ReturnType<typeof pressFrames>;
