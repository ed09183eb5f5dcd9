import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type Site } from '#app/test/site.ts';

const HOSTS = [
  'evil.example',
  'games.harborlight.example.evil.example',
  'evilgames.harborlight.example',
  'studio.example',
];
const RUN = 'window.top.slipwayRan=1';
/** Of our own making: schemes, disguises, hosts that look right, ports, credentials, unseen characters, our own pages. */
const HOSTILE: readonly string[] = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    'java\tscript:',
    'java\nscript:',
    '\u0001javascript:',
    'vbscript:',
  ].map((scheme) => scheme + RUN),
  `javascript://games.harborlight.example/%0a${RUN}`,
  ...['text/html', 'text/html;charset=utf-8', 'image/svg+xml', 'application/xhtml+xml', 'text/xml'].flatMap((type) => [
    `data:${type},<script>${RUN}</script>`,
    `data:${type};base64,PHNjcmlwdD53aW5kb3cudG9wLnNsaXB3YXlSYW49MTwvc2NyaXB0Pg==`,
  ]),

  'blob:https://games.harborlight.example/1',
  'blob:null/1',
  'filesystem:https://x.example/1',
  'about:blank',
  'about:srcdoc',

  'file:///etc/passwd',
  'ftp://games.harborlight.example',
  'ws://games.harborlight.example',
  'view-source:https://x.example',

  'intent://x#Intent;end',
  'tel:+1',
  'mailto:a@b.example',
  'chrome://settings',
  'null',
  'NaN',
  '[object Object]',
  '0',
  '#',
  '?',
  ...HOSTS.flatMap((host) => [
    `https://${host}`,
    `http://${host}`,
    `//${host}`,
    `/\\${host}`,
    `\\\\${host}`,
    `https:\\\\${host}`,
    `https://${host}:8443/g`,
    `https://games.harborlight.example@${host}`,
    `https://user:pass@${host}/`,
    `https://${host}/#https://games.harborlight.example`,
    `https://${host}/?https://games.harborlight.example`,
    `https://${host}\u0000.games.harborlight.example`,
    `https://${host}\u202E/g`,
    `https://${host}%2egames.harborlight.example`,
    `https://${host}/.games.harborlight.example`,
  ]),

  'http://games.harborlight.example',
  'https://games.harborlight.example:8443',
  'https://a.b.studio.example',
  'https://.studio.example',

  'https://user@games.harborlight.example',
  'https://games\u200b.harborlight.example',
  'https://gаmes.harborlight.example',

  '/',
  '/profile',
  '/__play/default/x',
  '/__sim/',
  './game',
  '../profile',
  `"><script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,

  'http://localhost:1/__play/a/b',
  'http://127.0.0.1/__play/a/b',
  'http://[::1]/__play/a/b',
  'https://localhost/__play/a/b',
];

describe('games', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  it('a live game from the card to the balance, on the desktop', async () => {
    const { page, context, faults } = await site.openSignedIn('desktop', '/live-games');
    const player = aPlayer(page, 'desktop');
    const card = page.getByRole('button', { name: 'Roulette Azul' });
    await card.waitFor();
    const before = await player.balance().textContent();
    await card.click();
    await page.waitForURL(/\/game-loader\?iframeUrl=http/);
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Bet').fill('7.13');
    await frame.getByRole('button', { name: 'Play' }).click();
    await frame.getByText(/^Bet 7\.130000, won/).waitFor();
    await expect.poll(() => player.balance().textContent()).not.toBe(before);
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(await page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(800);
    await page.getByRole('timer').waitFor();
    expect(await axeFindsInBoth(page, 'main'), 'loader').toEqual([]);
    await page.getByRole('link', { name: 'Close the game' }).click();
    await page.waitForURL(/\/live-games$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a list of hundreds keeps the focus on a star that is scrolled far away, on the phone', async () => {
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    // All pages of the list, as one who has pressed for them comes back to it.
    const { page, context, faults } = await site.open('mobile', '/game/pgGame?pages=20');
    const links = page.locator('main a[href^="/game/play/pgGame/"]');
    await links.first().waitFor();
    // The star that has the focus stays, though hundreds of games come and go.
    const name = (await links.nth(1).textContent()) ?? '';
    const star = page.getByRole('button', { name: `Favourite: ${name}` });
    await star.click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const games = (await caller.get('/pggame/api/v1/pg/game_list')) as { name: string }[];
    const names = games.map(({ name: each }) => each);
    expect(names[1]).toBe(name);
    await expect
      .poll(() => page.locator('main [aria-posinset="240"]').getByRole('link').allTextContents())
      .toEqual(names.slice(239, 240));
    expect(await page.locator('main [aria-posinset="2"]').getByRole('link').allTextContents()).toEqual([name]);
    expect(await links.count()).toBeLessThan(60);
    expect(await star.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('frames and runs nothing of a hostile address', async () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(100);
    const { page, context } = await site.openSignedIn('desktop', '/game-loader?iframeUrl=https://first.example');
    await page.getByText('This game cannot be shown').waitFor();
    const wrong = await page.evaluate(async (addresses) => {
      let frames = 0;
      new MutationObserver(() => (frames += document.querySelectorAll('iframe').length)).observe(document.body, {
        childList: true,
        subtree: true,
      });
      const alert = () => document.querySelector('main [role="alert"]');
      const found: string[] = [];
      for (const address of addresses) {
        const before = alert();
        const since = performance.now();
        // As the router's own links do it: the page stays, the address changes.
        history.pushState({ idx: history.length }, '', `/game-loader?iframeUrl=${encodeURIComponent(address)}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        // The alert of the previous address is gone and the one of this address is shown.
        const isRefused = () => alert() !== null && alert() !== before;
        while (!isRefused() && performance.now() - since < 5_000)
          await new Promise((resolve) => setTimeout(resolve, 5));
        if (!isRefused() || frames > 0 || 'slipwayRan' in window) found.push(address);
      }
      return found;
    }, HOSTILE);
    expect(wrong).toEqual([]);
    expect(page.frames().map((frame) => frame.url())).toEqual([page.url()]);
    expect(await axeFindsInBoth(page, 'main'), 'refused').toEqual([]);
    await context.close();
  });
});
