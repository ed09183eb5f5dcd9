import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { allArrived, followCalls } from './all-arrived.ts';
import { sharedBrowser } from './shared-browser.ts';

const LATE_MS = 700;
/** Asks for one thing after the other, and holds a call for changes. */
const HTML = `<title>nothing</title><script>
fetch('/changes?since=1&wait=25').catch(() => undefined);
fetch('/first').then(() => fetch('/second')).then(() => { document.title = 'both'; });
</script>`;
const held: ServerResponse[] = [];
const server = createServer(({ url = '' }, response) => {
  if (url.startsWith('/changes')) held.push(response);
  else if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end(HTML);
  else setTimeout(() => response.end('there'), LATE_MS);
});
let origin: string;
let page: Page;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
beforeEach(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterEach(() => page.context().close());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('waits for what is asked for, and for what follows from it, but not for a call that waits for changes', async () => {
  followCalls(page);
  await page.goto(`${origin}/page`);
  await allArrived(page);
  expect(await page.title()).toBe('both');
  expect(held.map(({ writableEnded }) => writableEnded)).toEqual([false]);
});

it('does not wait for what a page had asked for that was loaded anew', async () => {
  followCalls(page);
  await page.goto(`${origin}/page`);
  await page.reload();
  await allArrived(page);
  expect(await page.title()).toBe('both');
});

it('says so where a page was not followed from its beginning', async () => {
  await page.goto(`${origin}/page`);
  await expect(allArrived(page)).rejects.toThrow('followCalls(page) comes before the page is loaded.');
});
