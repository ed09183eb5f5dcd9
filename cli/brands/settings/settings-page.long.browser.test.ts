import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { rowsOf } from '#app/test/site.ts';
import { testBrands } from '#cli/test/brands.ts';
import { CODE } from '#cli/serve/live-reload.ts';
import { type SettingsServer, startSettings } from './settings-server.ts';

/** In place of the site: it says how it is shown. */
const SITE = `<!doctype html><style>@media (prefers-color-scheme: dark) { p { color: rgb(1, 2, 3) } }</style><p></p><script>
const show = () => { document.querySelector('p').textContent = [innerWidth, location.search].join(' '); };
show(); addEventListener('resize', show);
</script><script type="module">${CODE}</script>`;

describe('the settings page of a preview', () => {
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(SITE));
  const brands = testBrands(['harborlight']);
  let server: SettingsServer;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    server = await startSettings({
      root: brands.root,
      appRoot: process.cwd(),
      id: 'harborlight',
      port: 0,
      siteUrl: () => `http://localhost:${(site.address() as AddressInfo).port}`,
      rebuild: async () => undefined,
    });
    context = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    await page.goto(server.url);
    await page
      .getByLabel('Language', { exact: true })
      .getByRole('option', { name: 'tr' })
      .waitFor({ state: 'attached' });
  });
  afterAll(async () => {
    await context?.close();
    await server?.close();
    site.close();
    brands.remove();
  });

  it('shows the site as wide as a phone, in a language, and in dark', async () => {
    const shown = page.frameLocator('#site').locator('p');
    await page.getByLabel('Width').selectOption('phone');
    await expect.poll(() => shown.textContent()).toBe('390 ');
    await page.getByLabel('Language', { exact: true }).selectOption('tr');
    await expect.poll(() => shown.textContent()).toBe('390 ?lang=tr');
    await page.getByLabel('Colours').selectOption('dark');
    const colour = () => shown.evaluate((each) => getComputedStyle(each).color);
    await expect.poll(colour).toBe('rgb(1, 2, 3)');
    await page.getByLabel('Colours').selectOption('light');
    await expect.poll(colour).toBe('rgb(0, 0, 0)');
  });

  it('names settings as a person reads them, and undoes a change', async () => {
    const before = brands.read('harborlight');
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    await page.getByLabel('Find a setting').fill('storageSecret');
    await page.getByText('Storage secret').waitFor();
    await page.getByLabel('Find a setting').fill('');
    const tagline = page.getByLabel('Tagline', { exact: true });
    await tagline.fill('Words of the trial.');
    await page.getByText('Saved tagline.').waitFor();
    expect(brands.read('harborlight')).toContain('Words of the trial.');
    await undo.click();
    await expect.poll(() => brands.read('harborlight')).toBe(before);
    await expect.poll(() => tagline.inputValue()).not.toContain('trial');
    expect(await undo.isDisabled()).toBe(true);
  });

  const brandNow = () => JSON.parse(brands.read('harborlight')) as Brand;

  async function changesEntries(): Promise<void> {
    const before = brands.read('harborlight');
    const support = page
      .locator('details')
      .filter({ has: page.getByText('Support', { exact: true }) })
      .first();
    await support.locator('summary').first().click();
    const known = brandNow().support.length;
    await support.getByRole('button', { name: 'Add to support' }).click();
    const entry = support.getByRole('group', { name: `Support ${known + 1}` });
    await entry.getByLabel(`Number ${known + 1}`).selectOption('phone');
    await entry.getByLabel('Number', { exact: true }).fill('12');
    await expect.poll(() => entry.innerText()).toContain('must be a number');
    await entry.getByLabel('Number', { exact: true }).fill('+551140001234');
    await expect.poll(() => brandNow().support.at(-1)).toEqual({ kind: 'phone', number: '+551140001234' });
    await support.getByRole('button', { name: `Remove Support ${known + 1}` }).click();
    await expect.poll(() => brandNow().support.length).toBe(known);
    for (const length of [known + 1, known]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => brandNow().support.length).toBe(length);
    }
    expect(JSON.parse(brands.read('harborlight'))).toEqual(JSON.parse(before));
  }

  async function changesProfile(): Promise<void> {
    const { currency } = brandNow();
    await page.getByLabel('Profile', { exact: true }).selectOption('uk');
    await page.getByText(/^Saved profile, currency, currencies, features\.bonus/).waitFor();
    expect(brandNow().currency).toBe('GBP');
    expect(await page.getByLabel('Currency', { exact: true }).inputValue()).toBe('GBP');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => [brandNow().profile, brandNow().currency]).toEqual(['none', currency]);
  }

  async function takesLogo(): Promise<void> {
    const file = path.join(path.dirname(brands.file('harborlight')), 'logo.svg');
    const before = readFileSync(file, 'utf8');
    await page.locator('#pictures > summary').click();
    const give = (text: string) =>
      page
        .getByLabel('Logo', { exact: false })
        .first()
        .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    await give('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script></svg>');
    await expect.poll(() => page.locator('#pictures').innerText()).toContain('script');
    expect(readFileSync(file, 'utf8')).toBe(before);
    const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
    await give(mark);
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(mark);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
  }

  it.each(
    rowsOf(
      [
        ['changes a profile in one step, and back in one', changesProfile],
        ['has fields for entries of lists and for values of several forms', changesEntries],
        ['takes a logo, says what is wrong with one, and undoes it', takesLogo],
      ] as const,
      1,
    ),
  )('%s', async (_, journey) => {
    await expect(journey()).resolves.toBeUndefined();
  });
});
