import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { type OpenPage, PLAIN_FILE, type Site, startSite } from '#app/test/site.ts';

const APP = /\/assets\/app-.*\.js/;
const TRAY = /\/assets\/tray-/;
const LOBBY = /\/assets\/lobby-/;

describe('a press on odds that are drawn before the app', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  /** Holds what is asked for at these addresses back until the returned function is called. */
  async function hold(page: Page, addresses: RegExp): Promise<() => void> {
    let send = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (send = resolve));
    await page.route(addresses, (route) => isSent.then(() => route.continue()));
    return send;
  }

  /** A lobby with its odds, whose app has not come. */
  async function openEarly(before: (page: Page) => Promise<unknown> = async () => undefined) {
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    const sendApp = await hold(page, APP);
    await before(page);
    await page.goto(`${site.url}/sport/soccer`, { waitUntil: 'commit' });
    await page.locator('#frame[data-odds]').waitFor();
    const rows = page.locator('#frame [data-match]');
    const price = (row: number) => rows.nth(row).locator('[role=group] button:enabled').first();
    const nameOf = (row: number) => price(row).getAttribute('aria-label');
    return { page, price, nameOf, sendApp };
  }
  const gone = (page: Page) => page.locator('#frame').waitFor({ state: 'detached' });
  /** Names of the prices that the app shows as selected. */
  const selected = (page: Page) =>
    page.locator('#root [data-match] [aria-pressed=true]').evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  const tray = (page: Page) => page.locator('#root').getByTestId('quick-pick');

  it('before a scroll is carried out, and the page stays where it was scrolled to', async () => {
    const { page, price, nameOf, sendApp } = await openEarly();
    const name = await nameOf(2);
    await price(2).click();
    const top = (place: string) =>
      page
        .locator(`${place} [data-match]`)
        .nth(2)
        .evaluate((row) => row.getBoundingClientRect().top);
    await page.evaluate(() => scrollTo(0, 120));
    const before = await top('#frame');
    sendApp();
    await gone(page);
    await expect.poll(() => selected(page)).toEqual([name]);
    expect(Math.abs((await top('#root')) - before)).toBeLessThan(6);
  });

  it('is answered by the tray where the storage is blocked', async () => {
    const { page, price, sendApp } = await openEarly((each) =>
      each.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
    );
    await price(0).click();
    sendApp();
    await tray(page).waitFor();
    expect(opened?.faults).toEqual([]);
  });

  it('stays when the code of the tray does not come, and the place of the tray says so', async () => {
    const { page, price, nameOf, sendApp } = await openEarly((each) => each.route(TRAY, (route) => route.abort()));
    const name = await nameOf(0);
    await price(0).click();
    sendApp();
    await gone(page);
    await expect.poll(() => selected(page)).toEqual([name]);
    await page.locator('#slip').getByRole('button', { name: 'Try again' }).waitFor();
  });

  it('of a row whose code does not come selects nothing, and the page says so', async () => {
    const { page, price, sendApp } = await openEarly((each) => each.route(LOBBY, (route) => route.abort()));
    await price(0).click();
    sendApp();
    await gone(page);
    await page.locator('#main').getByRole('button', { name: 'Try again' }).waitFor();
    expect(await selected(page)).toEqual([]);
  });

  it('is answered where the code of the rows comes last, after the app has given up waiting for it', async () => {
    let sendLobby = (): void => undefined;
    const { page, price, nameOf, sendApp } = await openEarly(async (each) => {
      sendLobby = await hold(each, LOBBY);
    });
    const name = await nameOf(0);
    await price(0).click();
    sendApp();
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    expect(await tray(page).count()).toBe(0);
    sendLobby();
    await tray(page).waitFor();
    await expect.poll(() => selected(page)).toEqual([name]);
    expect(opened?.faults).toEqual([]);
  });
});

describe('a press with the service worker of an older build', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite('harborlight', { allowsWorker: true });
  });
  afterAll(async () => {
    await opened?.context.close();
    await site.close();
  });

  it('is answered by the new build, whose files the worker does not have', async () => {
    opened = await site.open('mobile', '/sport/soccer');
    const { page } = opened;
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    // The second visit passes through it.
    await page.reload();
    await page.locator('#frame').waitFor({ state: 'detached' });
    const renamed = await renameScripts(site.folder);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(path.basename(new URL(request.url()).pathname)));
    await page.goto(`${site.url}/sport/soccer`, { waitUntil: 'commit' });
    const price = page.locator('main:visible [data-match] [role=group] button:enabled').first();
    const name = await price.getAttribute('aria-label');
    await price.click();
    await page.locator('#root').getByTestId('quick-pick').waitFor();
    await expect
      .poll(() =>
        page.locator('#root [data-match] [aria-pressed=true]').evaluateAll((all) => all.map((each) => each.ariaLabel)),
      )
      .toEqual([name]);
    expect(asked.filter((file) => renamed.has(file)).length).toBeGreaterThan(4);
    expect(opened.faults).toEqual([]);
  });
});

/** Gives the scripts of a built brand other names, as a build with other contents has them. Files are shared with other sites: none is written to. */
async function renameScripts(folder: string): Promise<ReadonlySet<string>> {
  const assets = path.join(folder, 'assets');
  const names = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const other = (text: string): string =>
    names.reduce((all, name) => all.replaceAll(name, name.replace('.js', 'B.js')), text);
  for (const file of [...names.map((name) => path.join(assets, name)), path.join(folder, 'index.html')]) {
    const text = await readFile(file, 'utf8');
    await rm(file);
    await writeFile(other(file), other(text));
  }
  return new Set(names.map(other));
}
