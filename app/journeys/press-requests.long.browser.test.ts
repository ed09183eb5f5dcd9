import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { Response } from 'playwright-core';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { firstViewOf } from '#cli/build/early-requests.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { compiledApp } from '#app/test/compiled-app.ts';
import { type OpenPage, PLAIN_FILE, rowsOf, type Site, startSite } from '#app/test/site.ts';

const MAX_REQUESTS = 16;
/** Smaller ones cost a request and say little. */
const MIN_SCRIPT = 2_048;
const MAX_DATA = 30_000;
/** With a font of its own, and without one. */
const FEW = ['ventoverde', 'harborlight'];
const BRANDS = [...FEW, ...brandIds(process.cwd()).filter((id) => !FEW.includes(id))];

/** Presses the first price as soon as it stands, and notes when the tray is there, in front. */
const pressFirst = (): void => {
  const seen = { isPressed: false };
  const look = (): void => {
    const price = document.querySelector<HTMLElement>('main [data-match] [role=group] button:enabled');
    if (!seen.isPressed && price !== null) {
      seen.isPressed = true;
      price.click();
    }
    if (document.getElementById('frame') !== null || document.querySelector('[data-testid=quick-pick]') === null)
      return;
    observer.disconnect();
    (globalThis as unknown as { noteTray: () => void }).noteTray();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
};

/** The scripts that the page names, itself or by its early requests. */
const namedScripts = (): readonly string[] => {
  const frame = document.querySelector<HTMLElement>('script[data-early]');
  const { odds } = JSON.parse(frame?.dataset['early'] ?? '{}') as { readonly odds: string };
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
  return [new URL(`/assets/${odds}`, location.href).href, ...links];
};

it('what sends money, and finds out what became of it, is not on the way to the first press', async () => {
  const { first, groups, metafile } = await compiledApp();
  const onTheWay = new Set([...first, ...(groups['lobby'] ?? []), ...(groups['tray'] ?? [])]);
  const sources = Object.entries(metafile.outputs).flatMap(([file, { inputs }]) =>
    onTheWay.has(path.basename(file)) ? Object.keys(inputs) : [],
  );
  expect(sources).toContain('app/api/money/run-money.ts');
  expect(
    sources.filter((file) => /api\/money\/(?:claim-and-send|follow|poll|reconcile|look-.*)\.ts$/.test(file)),
  ).toEqual([]);
});

describe('until the first press is answered', () => {
  let site: Site;
  let opened: OpenPage;
  afterEach(async () => {
    await opened.context.close();
    await site.close();
  });

  it.each(rowsOf(BRANDS, FEW.length))('%s asks for little, in files that are worth it', async (id) => {
    site = await startSite(id);
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    let note = (): void => undefined;
    await page.exposeFunction('noteTray', () => note());
    await page.addInitScript(pressFirst);
    // On a busy machine the app would not wait for odds that come late.
    await page.route(/\/assets\/app-.*\.js/, async (route) => {
      await page.locator('#frame[data-odds]').waitFor();
      await route.continue();
    });
    const brand = await readBrand(process.cwd(), id);
    const { fonts } = brand;
    for (const at of firstViewOf(brand) === 'sports' ? ['/sport/soccer', '/'] : ['/sport/soccer']) {
      await page.goto('about:blank');
      const sent: string[] = [];
      const came: Response[] = [];
      const isSent = (request: { url(): string }) => void sent.push(new URL(request.url()).pathname);
      const hasCome = (response: Response) => void came.push(response);
      page.on('request', isSent).on('response', hasCome);
      // At that moment: what the page asks for next is on its way before one has looked.
      const answered = new Promise<{ readonly requests: readonly string[]; readonly responses: readonly Response[] }>(
        (resolve) => (note = () => resolve({ requests: [...sent], responses: [...came] })),
      );
      await page.goto(site.url + at);
      const { requests, responses } = await answered;
      expect({ at, ...(requests.length > MAX_REQUESTS && { requests }) }).toEqual({ at });
      const scripts = responses.filter((file) => /\/assets\/.*\.js$/.test(file.url()));
      // None waits for another to name it: page and frame name them all.
      const named = await page.evaluate(namedScripts);
      expect(scripts.map((file) => file.url()).filter((url) => !named.includes(url))).toEqual([]);
      const sizes = async (files: readonly Response[], sizeOf: (body: Buffer) => number) =>
        Promise.all(files.map(async (file) => ({ file: file.url(), bytes: sizeOf(await file.body()) })));
      const crumbs = (await sizes(scripts, ({ length }) => length)).filter(({ bytes }) => bytes < MIN_SCRIPT);
      expect(crumbs).toEqual([]);
      // Of a list of some 200 matches only the first are there; the rest is read when nothing else is to do.
      const data = await sizes(
        responses.filter((file) => file.url().includes('/api/')),
        (body) => brotliCompressSync(body).length,
      );
      expect(data.filter(({ file }) => /\/soccer\?/.test(file))).toHaveLength(1);
      expect(data.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_DATA);
      // It is the app's tray: a stake can be typed, and what comes later leaves it as it is.
      const stake = page.locator('input[name=stake-quick]');
      await stake.fill('7');
      const isAsked = (file: RegExp) => sent.some((each) => file.test(each));
      await expect.poll(() => isAsked(/^\/assets\/watch-/)).toBe(true);
      if (fonts.face !== undefined) await expect.poll(() => isAsked(/^\/face-/)).toBe(true);
      expect(await stake.inputValue()).toBe('7');
      expect(opened.faults).toEqual([]);
      page.off('request', isSent).off('response', hasCome);
      // The slip of this visit is not the next one's.
      await page.evaluate(() => localStorage.clear());
    }
  });
});
