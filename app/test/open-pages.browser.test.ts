import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { describePages, explained, watchPage } from './open-pages.ts';
import { sharedBrowser } from './shared-browser.ts';

const HTML =
  '<main><h1>Soccer</h1> <p>No matches</p><p hidden>unseen</p></main><dialog open>Bet slip <b>empty</b></dialog>';
const server = createServer(({ url }, response) => {
  response.writeHead(url === '/bets' ? 503 : 200, { 'content-type': 'text/html' }).end(url === '/lobby' ? HTML : '');
});
let page: Page;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
  page = await (await sharedBrowser()).newPage();
  watchPage(page, ['x is not a function']);
  await page.goto(`${origin}/lobby`);
  await page.evaluate(() => fetch('/bets'));
});
afterAll(async () => {
  await page.context().close();
  server.close();
});

it('a failing wait says what it waited for, and what was on the page', async () => {
  const error = await explained(() => page.getByRole('button', { name: 'Place bet' }).waitFor({ timeout: 200 })).catch(
    (thrown: unknown) => thrown as Error,
  );
  expect(error?.message).toContain("getByRole('button', { name: 'Place bet' })");
  expect(error?.message).toContain(
    [
      `On the page ${origin}/lobby:`,
      '  main: Soccer No matches',
      '  dialog: Bet slip empty',
      '  uncaught: x is not a function',
      '  request: GET /lobby 200',
      '  request: GET /bets 503',
    ].join('\n'),
  );
});

it('a test that passes is left alone, and a closed page is not described', async () => {
  await expect(explained(() => 'fine')).resolves.toBeUndefined();
  const other = await (await sharedBrowser()).newPage();
  watchPage(other, []);
  expect(await describePages()).toContain('On the page about:blank:');
  await other.context().close();
  expect(await describePages()).not.toContain('about:blank');
});

it('a page that hangs is described by what its script does', async () => {
  const other = await (await sharedBrowser()).newPage();
  watchPage(other, []);
  await other.goto(`${origin}/lobby`);
  await other.evaluate(() => {
    const until = Date.now() + 8_000;
    setTimeout(function drawsWithoutEnd() {
      while (Date.now() < until);
    });
  });
  expect(await describePages()).toMatch(/no answer within 3 s; it runs drawsWithoutEnd /);
  await other.context().close();
}, 30_000);
