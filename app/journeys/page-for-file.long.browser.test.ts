import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as requestOf, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, PLAIN_FILE, startSite, type Site } from '#app/test/site.ts';

const INCOMPLETE = /This page has not loaded completely\.|This part did not load/;
const NAMESPACES = readdirSync('app/locales/en').map((name) => path.join('app/locales/en', name));

/** Keys of several parts: one part alone may be a word of the page. */
function keysOf(texts: object, before: readonly string[] = []): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, [...before, name])
      : before.length > 0
        ? [[...before, name].join('.')]
        : [],
  );
}

describe('a host that answers with the page for every file that it does not have', () => {
  let site: Site;
  let host: Server;
  let url: string;
  let opened: OpenPage;
  /** Files that are not there yet. */
  let lost: RegExp | undefined;

  beforeAll(async () => {
    site = await startSite('harborlight', { allowsWorker: true });
    const { hostname, port } = new URL(site.url);
    host = createServer((asked, answer) => {
      const isLost = lost?.test(asked.url ?? '') === true;
      const options = { hostname, port, method: asked.method, path: isLost ? '/' : asked.url, headers: asked.headers };
      const sent = requestOf(options, (from) =>
        // Nothing comes from the browser's own cache.
        from.pipe(answer.writeHead(from.statusCode ?? 0, { ...from.headers, 'cache-control': 'no-store' })),
      );
      sent.on('error', () => answer.destroy());
      asked.pipe(sent);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    lost = undefined;
    await opened?.context.close();
  });
  afterAll(async () => {
    host?.closeAllConnections();
    host?.close();
    await site?.close();
  });

  const appIsThere = (page: Page) => page.locator('#frame').waitFor({ state: 'detached' });
  const open = async (address: string): Promise<Page> => {
    opened = await site.open('mobile', PLAIN_FILE);
    await opened.page.goto(url + address);
    return opened.page;
  };

  it('starts the app as soon as its script is there: the worker has not kept the page in its place', async () => {
    const page = await open('/coming-soon');
    await appIsThere(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // As after a release: the new name of the script is in no cache.
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const kept of await cache.keys()) if (kept.url.includes('/assets/app-')) await cache.delete(kept);
      }
    });
    lost = /^\/assets\/app-[^.]+\.js$/;
    await page.reload();
    await page.getByRole('alert').filter({ hasText: INCOMPLETE }).waitFor();
    lost = undefined;
    await page.reload();
    await appIsThere(page);
    expect(opened.faults.filter((fault) => !fault.includes('Failed to fetch dynamically imported module'))).toEqual([]);
  });

  const keys = new Set(NAMESPACES.flatMap((namespace) => keysOf(JSON.parse(readFileSync(namespace, 'utf8')))));
  const rawKeys = async (page: Page) => {
    const shown = await page.evaluate(() =>
      ['aria-label', 'title', 'placeholder', 'alt']
        .flatMap((name) => Array.from(document.querySelectorAll(`[${name}]`), (each) => each.getAttribute(name) ?? ''))
        .concat(document.title, document.body.innerText),
    );
    return shown.flatMap((text) => text.split(/[\s:]+/)).filter((word) => keys.has(word));
  };

  it.each([
    ['that all pages need: it says so in its own language, and a reload brings them', /^\/locales\//],
    ['of one page: it says so in words', /^\/locales\/(?!.+\/first\.json)/],
  ])('shows no key where it does not have the texts %s', async (_, files) => {
    lost = files;
    const page = await open('/promotions');
    await appIsThere(page);
    await page.getByRole('alert').filter({ hasText: INCOMPLETE }).first().waitFor();
    expect(await rawKeys(page)).toEqual([]);
    lost = undefined;
    const again = page
      .getByRole('alert')
      .getByRole('link')
      .or(page.getByRole('button', { name: 'Try again' }));
    // The old page fetches its files anew before it goes; until then it may have got its texts, and still has its notice.
    await Promise.all([page.waitForEvent('load'), again.first().click()]);
    await page.getByRole('heading', { name: 'Promotions', level: 1 }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: INCOMPLETE }).count()).toBe(0);
  });
});
