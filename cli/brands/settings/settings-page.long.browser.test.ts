import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { testBrands } from '#cli/test/brands.ts';
import { type SettingsServer, startSettings } from './settings-server.ts';

/** In place of the site: it says how it is shown. */
const SITE = `<!doctype html><p></p><script>
const show = () => { document.querySelector('p').textContent = [innerWidth, location.search].join(' '); };
show(); addEventListener('resize', show);
</script>`;

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

  it('shows the site as wide as a phone, and in a language', async () => {
    const shown = page.frameLocator('#site').locator('p');
    await page.getByLabel('Width').selectOption('phone');
    await expect.poll(() => shown.textContent()).toBe('390 ');
    await page.getByLabel('Language', { exact: true }).selectOption('tr');
    await expect.poll(() => shown.textContent()).toBe('390 ?lang=tr');
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
});
