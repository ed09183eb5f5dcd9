import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { hostedBefore, siteFolder } from './hosted.fixture.ts';
import { HAS_CADDY, HAS_NGINX, startCaddy, startNginx, UPLOADS } from './hosting-servers.fixture.ts';

/** Long enough for a script to run and to call. */
const RUN_MS = 400;
let browser: Browser;
beforeAll(async () => {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: `npm test` installs it.');
  browser = await launchChromium(executable);
});
afterAll(() => browser.close());

/** Opens an address as a link would, and waits for what it does. */
async function visit(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  // A download is no page.
  await page.goto(address).catch(() => undefined);
  await page.waitForTimeout(RUN_MS);
  await page.close();
}

// A machine without one of them says so in the name of the test.
describe.each([
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy', HAS_CADDY, startCaddy],
] as const)('hostile uploads behind %s (here: %s)', (_name, isHere, start) => {
  const server = hostedBefore(siteFolder({ isWanted: isHere }), start, isHere);
  let context: BrowserContext;

  beforeAll(async () => {
    if (!isHere) return;
    context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(server.url);
    await page.evaluate(() => localStorage.setItem('session', 'SECRET'));
  });
  afterAll(() => context?.close());

  it("run nothing in the page's origin, and would without the web server", async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const addresses = Object.keys(UPLOADS);
    const { upstream } = server;
    upstream.seen.length = 0;
    await Promise.all(addresses.map((address) => visit(context, server.url + address.replace(/^\/br/, ''))));
    expect(upstream.seen.filter((url) => url.includes('stolen'))).toEqual([]);
    expect(upstream.seen.length).toBeGreaterThanOrEqual(addresses.length);
    // The same uploads, straight from the upstream: this test sees what runs.
    for (const address of ['/content/hostile.svg', '/content/hostile.html', '/content/page.xml']) {
      upstream.seen.length = 0;
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${upstream.port}${address}`);
      await expect.poll(() => [address, upstream.seen.some((url) => url.includes('stolen'))]).toEqual([address, true]);
      await page.close();
    }
  });

  it('are shown as pictures in the page, where no script of theirs runs, and not in another site', async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const page = await context.newPage();
    await page.goto(server.url);
    const { upstream } = server;
    upstream.seen.length = 0;
    const widths = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode().catch(() => undefined);
            return image.naturalWidth;
          }),
        ),
      ['/content/picture.svg', '/content/hostile.svg', '/content/hidden.png'],
    );
    expect(widths).toEqual([20, 20, 0]);
    expect(upstream.seen.filter((url) => url.includes('stolen'))).toEqual([]);
    await page.close();
    // Another site, that of the upstream itself for want of a third one, may not load them.
    const foreign = await context.newPage();
    await foreign.goto(`http://localhost:${upstream.port}/content/none`);
    const taken = await foreign.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      return image.decode().then(
        () => true,
        () => false,
      );
    }, `${server.url}/content/picture.svg`);
    expect(taken).toBe(false);
    await foreign.close();
  });
});
