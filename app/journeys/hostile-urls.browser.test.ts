import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer } from '#app/test/player.ts';
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

  it.each(['desktop', 'mobile'] as const)(
    'a live game from the card to the balance, and a game of a list, %s',
    async (layout) => {
      const { page, context, faults } = await site.open(layout);
      const player = aPlayer(page, layout);
      await player.signIn();
      await player.balance().waitFor();
      await page.goto(`${site.url}/live-games`);
      await page.getByRole('button', { name: 'Roulette Azul' }).waitFor();
      expect(await axeFindsInBoth(page)).toEqual([]);
      const before = await player.balance().textContent();
      await page.getByRole('button', { name: 'Roulette Azul' }).click();
      await page.waitForURL(/\/game-loader\?iframeUrl=http/);
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Bet').fill('7.13');
      await frame.getByRole('button', { name: 'Play' }).click();
      await frame.getByText(/^Bet 7\.130000, won/).waitFor();
      await expect.poll(() => player.balance().textContent()).not.toBe(before);
      expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-same-origin');
      expect(await page.locator('iframe').evaluate((element) => element.clientHeight)).toBe(800);
      await page.getByRole('timer').waitFor();
      expect(await axeFindsInBoth(page)).toEqual([]);
      await page.getByRole('link', { name: 'Close the game' }).click();
      await page.waitForURL(/\/live-games$/);
      for (const query of ['', '?iframeUrl=', '?iframeUrl=undefined']) {
        await page.goto(`${site.url}/game-loader${query}`);
        await page.waitForURL(/\/live-games$/);
      }
      await page.goto(`${site.url}/game`);
      await page.waitForURL(/\/game\/pgGame$/);
      const links = page.locator('main a[href^="/game/play/pgGame/"]');
      await links.first().waitFor();
      expect(await axeFindsInBoth(page)).toEqual([]);
      const name = (await links.nth(1).textContent()) ?? '';
      await page.getByRole('button', { name: `Favourite: ${name}` }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Favourites', exact: true }).click();
      await expect.poll(() => links.allTextContents()).toEqual([name]);
      await page.getByLabel('Search games').fill('no such game');
      await page.getByText('No game fits your search.').waitFor();
      await page.getByLabel('Search games').fill(name);
      await links.first().click();
      await frame.getByRole('button', { name: 'Play' }).waitFor();
      await page.goto(`${site.url}/gameArcade`);
      await page.getByRole('heading', { name: 'TADA' }).waitFor();
      expect(await axeFindsInBoth(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('frames and runs nothing of a hostile address', async () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(100);
    const { page, context } = await site.open('desktop');
    await aPlayer(page, 'desktop').signIn();
    await aPlayer(page, 'desktop').balance().waitFor();
    await page.goto(`${site.url}/live-games`);
    const wrong: string[] = [];
    for (const address of HOSTILE) {
      // As the router's own links do it: the page stays, the address changes.
      await page.evaluate(
        (to) => {
          history.pushState({ idx: history.length }, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
        },
        `/game-loader?iframeUrl=${encodeURIComponent(address)}`,
      );
      await page.getByText('This game cannot be shown').waitFor({ timeout: 10_000 });
      const state = await page.evaluate(() => [document.querySelectorAll('iframe').length, 'slipwayRan' in window]);
      if (state[0] !== 0 || state[1] === true || page.frames().length !== 1) wrong.push(address);
    }
    expect(wrong).toEqual([]);
    expect(await axeFindsInBoth(page)).toEqual([]);
    await context.close();
  });
});
