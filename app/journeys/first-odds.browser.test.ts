import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { callAs } from '#app/test/call-as.ts';
import { lobbyRows } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { type OpenPage, PLAIN_FILE, startSite, type Site } from '#app/test/site.ts';
import { textsOf } from '#app/test/texts-of.ts';

const LIST = /\/sports\/api\/v1\/soccer\?/;
/** Notes when the app's first script runs: it makes the key of the storage at once, and nothing before it uses a key. */
const noteStart = (): void => {
  const { importKey } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.importKey = function noted(this: SubtleCrypto, ...given: unknown[]) {
    Object.assign(globalThis, { hasAppStarted: true });
    return Reflect.apply(importKey, this, given) as Promise<CryptoKey>;
  };
};
/** As many as are drawn on a phone before the app is there. */
const ROWS = 6;
const rowsIn = async (page: Page, place: '#frame' | '#root') =>
  (await textsOf(page.locator(`${place} [data-match]`), 'svg')).slice(0, ROWS);
const isAppStarted = (page: Page) => page.evaluate(() => 'hasAppStarted' in globalThis);

describe('the first odds, when all scripts are there before the matches are', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  /** The first rows, with the headings above them. */
  let expected: readonly (readonly string[])[];
  beforeAll(async () => {
    site = await startSite('harborlight');
    const matches = await soccerMatches(await callAs(site.simulator.url, DEMO_PLAYER));
    expected = lobbyRows(matches).slice(0, ROWS);
  });
  afterEach(async () => {
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  /** The lobby, whose list is held back. */
  async function openHeld(before: (page: Page) => Promise<void> = async () => undefined) {
    opened = await site.open('mobile', PLAIN_FILE);
    const { page } = opened;
    let sendList = (): void => undefined;
    const isSent = new Promise<void>((resolve) => (sendList = resolve));
    await page.route(LIST, (route) => isSent.then(() => route.continue()));
    await page.addInitScript(noteStart);
    await before(page);
    const script = page.waitForEvent('requestfinished', (request) => /\/assets\/app-.*\.js/.test(request.url()));
    await page.goto(`${site.url}/sport/soccer`, { waitUntil: 'domcontentloaded' });
    await script;
    return { page, sendList };
  }

  it('are drawn before the app starts, and it starts behind their frame', async () => {
    // The clock stands still: no time limit ends the wait.
    const { page, sendList } = await openHeld(async (each) => {
      await each.clock.install();
      await each.clock.pauseAt(Date.now() + 60_000);
    });
    sendList();
    await page.locator('#frame[data-odds]').waitFor({ state: 'attached' });
    expect(await rowsIn(page, '#frame')).toEqual(expected);
    expect(await isAppStarted(page)).toBe(false);
    await page.clock.resume();
    await page.locator('#frame').waitFor({ state: 'detached' });
    expect(await rowsIn(page, '#root')).toEqual(expected);
    expect(opened?.faults).toEqual([]);
  });

  it('are not waited for where the list does not come: the app starts without them', async () => {
    const { page, sendList } = await openHeld();
    await expect.poll(() => isAppStarted(page)).toBe(true);
    sendList();
    await page.locator('#root [data-match]').first().waitFor();
    expect(await rowsIn(page, '#root')).toEqual(expected);
    expect(opened?.faults).toEqual([]);
  });
});
