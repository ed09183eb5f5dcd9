import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import { startSite, type Site } from '#app/test/site.ts';

const INCOMPLETE = 'This page has not loaded completely.';
const INCOMPLETE_PT = 'Esta página não foi carregada por completo.';
const INCOMPLETE_TR = 'Bu sayfa tam olarak yüklenmedi.';
/** How long a page may take before it says so by itself. */
const LATE_MS = 20_000;

describe('a release of which a file is missing', () => {
  let site: Site;
  let browser: Browser;
  let context: BrowserContext | undefined;
  let restore = (): void => undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite('harborlight'), sharedBrowser()]);
  });
  afterEach(async () => {
    restore();
    await context?.close();
  });
  afterAll(() => site.close());

  function named(pattern: RegExp): string {
    const page = readFileSync(path.join(site.folder, 'index.html'), 'utf8');
    const names = ['', 'assets'].flatMap((folder) =>
      readdirSync(path.join(site.folder, folder)).map((name) => path.join(folder, name)),
    );
    const lost = names.filter((name) => pattern.test(name) && page.includes(name));
    expect(lost).toHaveLength(1);
    return path.join(site.folder, String(lost[0]));
  }

  /** Removes a file of the site, or all but a part of it, until the test ends or `restore` is called. */
  function remove(pattern: RegExp, left?: number): void {
    const file = named(pattern);
    const whole = readFileSync(file);
    // Its compressed copies would be sent in its place.
    const lost = ['', '.br', '.gz'].map((ending) => file + ending).filter((each) => existsSync(each));
    for (const each of lost) renameSync(each, `${each}.lost`);
    // A new file: the old one may be linked from other sites.
    if (left !== undefined) writeFileSync(file, whole.subarray(0, whole.length * left));
    restore = () => {
      restore = () => undefined;
      for (const each of lost) renameSync(`${each}.lost`, each);
    };
  }

  async function open(address: string, locale = 'en-GB'): Promise<Page> {
    context = await browser.newContext({ locale, serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(site.url + address);
    return page;
  }
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: INCOMPLETE });
  const reload = (page: Page) =>
    Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Reload' }).click()]);

  /** The page's styles count the time: they are set to it. */
  const waitLong = (page: Page) =>
    page.evaluate((ms) => {
      for (const each of document.getAnimations()) each.currentTime = ms;
    }, LATE_MS + 1);

  it('the main script: the page says so at once, takes no press on odds, and a reload brings the app', async () => {
    remove(/^assets\/app-[^.]+\.js$/);
    const page = await open('/sport/soccer');
    await expect.poll(() => notice(page).count()).toBe(1);
    const price = page.locator('#frame [data-match] [role=group] button').first();
    await price.waitFor();
    await expect(price.click({ timeout: 1_000 })).rejects.toThrow('Timeout');
    restore();
    await reload(page);
    await page.locator('#root [data-match]').first().waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  it.each([
    ['the main script, empty', /^assets\/app-[^.]+\.js$/, 0],
    ["the brand's stylesheet, cut", /^theme-[^.]+\.css$/, 0.5],
  ])('%s: the page says so, and its link has it anew, though the browser keeps it', async (_, file, left) => {
    remove(file, left);
    const page = await open('/coming-soon');
    await expect.poll(() => notice(page).count()).toBe(1);
    restore();
    await reload(page);
    await page.locator('#frame').waitFor({ state: 'detached' });
    expect(await notice(page).count()).toBe(0);
  });

  it("in the page's language", async () => {
    remove(/^assets\/app-[^.]+\.js$/);
    const page = await open('/', 'tr-TR');
    const alert = page.getByRole('alert').filter({ hasText: INCOMPLETE_TR });
    await expect.poll(() => alert.getByRole('link', { name: 'Yeniden yükle' }).count()).toBe(1);
  });

  it.each([
    ['of the app', /^assets\/app-[^.]+\.css$/],
    ['of the brand', /^theme-[^.]+\.css$/],
    ['of odds and the tray', /^assets\/press-[^.]+\.css$/],
    ['of later views', /^assets\/later-[^.]+\.css$/],
  ])('a stylesheet %s: the page says so while it works', async (_, file) => {
    remove(file);
    const page = await open('/coming-soon');
    await page.locator('#frame').waitFor({ state: 'detached' });
    await expect.poll(() => notice(page).count()).toBe(1);
    restore();
    await reload(page);
    await page.locator('#frame').waitFor({ state: 'detached' });
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  it("the first script, which would notice it: the page says so after a while, in the brand's language", async () => {
    remove(/^frame-[^.]+\.js$/);
    const page = await open('/');
    const late = page.getByRole('alert').filter({ hasText: INCOMPLETE_PT });
    expect(await late.count()).toBe(0);
    await waitLong(page);
    await late.waitFor();
    restore();
    await Promise.all([page.waitForEvent('load'), late.getByRole('link', { name: 'Recarregar' }).click()]);
    await page.locator('#frame').waitFor({ state: 'detached' });
  });

  it('none: nothing is said, also after a while', async () => {
    const page = await open('/coming-soon');
    await page.locator('#frame').waitFor({ state: 'detached' });
    await waitLong(page);
    await expect.poll(() => notice(page).count()).toBe(0);
  });
});
