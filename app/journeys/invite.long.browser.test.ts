import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { readPng } from '#cli/files/png.ts';
import { layoutsOf, type OpenPage, type Site, startSite } from '#app/test/site.ts';

/** The level of error correction that a QR code itself names: the first two modules of its format, as they are masked. */
function levelOf(canvas: HTMLCanvasElement | SVGElement): string {
  const context = (canvas as HTMLCanvasElement).getContext('2d', { willReadFrequently: true });
  const size = (canvas as HTMLCanvasElement).width;
  const isDark = (x: number, y: number) =>
    (context?.getImageData(Math.floor(x), Math.floor(y), 1, 1).data[0] ?? 255) < 128;
  let start = 0;
  while (start < size && !isDark(start, start)) start += 1;
  let end = start;
  while (end < size && isDark(end, start)) end += 1;
  // The finder's upper edge is seven modules long; the format is two below it.
  const module = (end - start) / 7;
  const row = start + module * 8.5;
  const bits = [0.5, 1.5].map((column) => (isDark(start + module * column, row) ? '1' : '0')).join('');
  return { '11': 'L', '10': 'M', '01': 'Q', '00': 'H' }[bits] ?? 'none';
}

describe('inviting friends', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  it.each(layoutsOf('mobile'))('on the %s by page, link and picture', async (layout) => {
    opened = await site.openSignedIn(layout, '/invite');
    const { page, context } = opened;
    const main = page.getByRole('main');
    await main.getByText('Your invite code').waitFor();
    expect(await axeFindsInBoth(page)).toEqual([]);
    const link = (await main.getByText(/^http.*registration/).textContent()) ?? '';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: 'Copy the link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as a picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    expect(readPng(await readFile(await (await saved).path()))).toMatchObject({ width: 256, height: 256 });
    expect(await main.locator('canvas').evaluate(levelOf)).toBe('L');
    for (const name of ['Messenger', 'WhatsApp', 'Telegram']) {
      const href = (await main.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(decodeURIComponent(href)).toContain(link);
    }
    expect(opened.faults).toEqual([]);
  });
});
