import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, SHELL } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { rowsOf } from '#app/test/site.ts';
import { createLiveReload } from '#cli/serve/live-reload.ts';
import { serveBrand, type ServedBrand } from '#cli/serve/serve-brand.ts';
import { startSettings } from './settings/settings-server.ts';
import { type Simulator, startSimulator } from '#simulator';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { buildBrands } from './build/build-brands.ts';
import { testBrands } from '#cli/test/brands.ts';

const root = process.cwd();
// The others in `npm run qa -- journeys`.
const ids = rowsOf(brandIds(root), 2);
const out = mkdtempSync(path.join(tmpdir(), 'slipway-built-'));
let simulator: Simulator;
let browser: Browser;

beforeAll(async () => {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: `npm test` installs it.');
  await buildBrands({ root, appRoot: root, ids, out });
  simulator = await startSimulator({ seed: 'brands' });
  simulator.world().content.footer.splice(0);
  browser = await launchChromium(executable);
});
afterAll(async () => {
  await browser.close();
  await simulator.close();
  rmSync(out, { recursive: true, force: true });
});

/** A page that keeps what its policy refuses, and what it does not catch. */
async function open(served: ServedBrand, width: number, address = '/'): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, locale: 'fi-FI', reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(served.url + address);
  await page.locator('main h1').first().waitFor();
  return { page, faults };
}

describe.each(ids)('%s, as it is hosted', (id) => {
  let served: ServedBrand;
  beforeAll(async () => {
    served = await serveBrand({ folder: path.join(out, id), upstream: simulator.url, port: 0, idempotency: 'keyed' });
  });
  afterAll(() => served.close());

  const WIDTHS = [
    [1280, 'and can be installed: manifest, icons, theme colour'],
    [390, 'as on a phone'],
  ] as const;
  it.each(rowsOf(WIDTHS))('starts at %i px under its policy, in its own language and colours, %s', async (width) => {
    const { page, faults } = await open(served, width);
    await page.getByRole('button', { name: /\d/ }).first().waitFor();
    const brand = JSON.parse((await page.locator('#slipway-config').textContent()) ?? '{}') as {
      brand: { name: string; defaultLanguage: string; footerText: Record<string, string> };
    };
    const { name, defaultLanguage, footerText } = brand.brand;
    expect(await page.title()).toContain(name);
    expect(await page.locator('html').getAttribute('lang')).toBe(defaultLanguage);
    // The footer comes when it is near; what the upstream's administrators say would go before the brand's own text.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page
      .locator('footer')
      .getByText(footerText[defaultLanguage] ?? '?')
      .waitFor();
    const banner = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-banner'),
    );
    expect(banner).toContain('/brand/banner.svg');
    expect(faults).toEqual([]);
    if (width === 1280) await canBeInstalled(page);
    await page.close();
  });
});

/** Its manifest is sound, and nothing else is in the way. */
async function canBeInstalled(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A headless profile is off the record, where nothing is installed; no other obstacle is allowed. Chromium without windows
  // installs nothing at all, and does not look.
  const obstacles = findChromium()?.endsWith(SHELL) === true ? [] : ['in-incognito'];
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(obstacles);
  expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toMatch(/^#[0-9a-f]{6}$/);
}

describe('the policy is really on', () => {
  it('refuses inline script, a foreign host and an unnamed Trusted Types policy, and the test above would see it', async () => {
    const served = await serveBrand({
      folder: path.join(out, 'harborlight'),
      upstream: simulator.url,
      port: 0,
      idempotency: 'keyed',
    });
    const { page, faults } = await open(served, 1280);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('globalThis.injected = true');
      document.body.append(script);
      const image = new Image();
      image.src = 'https://elsewhere.example/x.png';
      document.body.append(image);
    });
    const refused = await page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      try {
        trustedTypes.createPolicy('intruder', {});
        return false;
      } catch {
        return true;
      }
    });
    await expect.poll(() => faults.join('\n')).toMatch(/elsewhere\.example/);
    expect(refused).toBe(true);
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await page.close();
    await served.close();
  });
});

describe('the settings page of slipway brand preview', () => {
  it('is used by keyboard alone: a setting is found, changed, refused, and seen in the site, and focus is always visible', async () => {
    const brands = testBrands(['harborlight']);
    // Into the folder of the app that is compiled.
    const build = () => buildBrands({ root: brands.root, appRoot: root, ids: ['harborlight'], out });
    const reload = createLiveReload();
    const folder = path.join(out, 'harborlight');
    await build();
    reload.built(folder);
    let site = '';
    const settings = await startSettings({
      root: brands.root,
      appRoot: root,
      id: 'harborlight',
      port: 0,
      siteUrl: () => site,
      rebuild: () => build().then(() => reload.built(folder)),
    });
    const served = await serveBrand({
      folder,
      upstream: simulator.url,
      port: 0,
      idempotency: 'keyed',
      script: reload.script,
      framedBy: settings.url,
      before: reload.answer,
    });
    site = served.url;
    const page = await browser.newPage({ viewport: { width: 1280, height: 844 } });
    const focus = page.locator(':focus');
    const focusIs = async (id: string) => {
      await expect.poll(() => focus.getAttribute('id')).toBe(id);
    };
    const type = async (text: string) => {
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    };
    const status = page.getByRole('status');
    try {
      await page.goto(settings.url);
      await page.locator('#tagline').waitFor({ state: 'attached' });
      await page.keyboard.press('Tab');
      await focusIs('find');
      expect(await focus.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');

      await page.keyboard.type('tagline');
      await page.keyboard.press('Tab');
      await focusIs('tagline');
      await type('Found by keyboard.');
      await status.getByText('Saved tagline.').waitFor();
      expect(JSON.parse(brands.read('harborlight'))).toMatchObject({ tagline: 'Found by keyboard.' });
      // The site beside it reloads, and leaves the focus where it is.
      await page.frameLocator('#site').locator('meta[name=description][content="Found by keyboard."]').waitFor({
        state: 'attached',
      });
      await focusIs('tagline');

      await page.keyboard.press('Shift+Tab');
      await type('primary');
      const before = brands.read('harborlight');
      while ((await focus.getAttribute('id')) !== 'theme.light.primary') await page.keyboard.press('Tab');
      await type('#ffffff');
      await status.getByText('Not saved: theme.light.primary.').waitFor();
      expect(await focus.getAttribute('aria-invalid')).toBe('true');
      const described = (await focus.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const reasons = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(reasons.join(' ')).toContain('contrast');
      expect(brands.read('harborlight')).toBe(before);

      // A group opens and closes by the keyboard too.
      while ((await focus.getAttribute('id')) !== 'find') await page.keyboard.press('Shift+Tab');
      await type('deposit');
      const group = page.locator('summary', { hasText: /^Limits$/ });
      while (!(await group.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      expect(await focus.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
      const isOpen = () => group.evaluate((element) => element.closest('details')?.open);
      const wasOpen = await isOpen();
      for (const isNow of [wasOpen !== true, wasOpen]) {
        await page.keyboard.press('Enter');
        expect(await isOpen()).toBe(isNow);
      }
    } finally {
      await page.close();
      await served.close();
      reload.close();
      await settings.close();
      brands.remove();
    }
  });
});
