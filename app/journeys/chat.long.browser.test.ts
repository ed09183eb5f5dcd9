import { createHash } from 'node:crypto';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS } from '#contract/wire';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

const HOSTILE = [
  '<script>globalThis.pwned = 1</script>',
  '<img src=x onerror="globalThis.pwned = 1">',
  '<svg onload="globalThis.pwned = 1">',
  '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
  '<a href="javascript:globalThis.pwned=1" autofocus onfocus="globalThis.pwned=1">x</a>',
  '"><details open ontoggle="globalThis.pwned=1">',
  '<math><mtext></table><mglyph><style><!--</style><img src=1 onerror=globalThis.pwned=1>',
  '{{constructor.constructor("globalThis.pwned=1")()}}',
  '\u202Etxt.exe \u0000 javascript:globalThis.pwned=1',
];

describe('the live chat', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
  async function write(page: Page, text: string) {
    await page.getByLabel('Your message').fill(text);
    await page.keyboard.press('Enter');
  }

  it('answers a visitor, is there again after a reload, and stays in view when he signs in', async () => {
    opened = await site.open('desktop', '/chat');
    const { page } = opened;
    await page.getByRole('heading', { level: 1, name: 'Live chat' }).waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();
    await write(page, 'Where is my bonus?');
    await log(page).getByText('Thank you for writing.').waitFor();
    expect(await log(page).getByText('Waiting to be sent').count()).toBe(0);
    const asked = page.waitForRequest(/getNonLoginToken/);
    await page.reload();
    const headers = (await asked).headers();
    const [time = '', signature] = [headers[HEADERS.chatTimestamp], headers[HEADERS.chatSignature]];
    expect(time).toMatch(/^\d{13}$/);
    expect(signature).toBe(createHash('sha256').update(time).digest('hex'));
    await log(page).getByText('Where is my bonus?').waitFor();
    await log(page).getByText('Thank you for writing.').waitFor();
    expect(await axeFindsInBoth(page)).toEqual([]);

    await aPlayer(page, 'desktop').signIn();
    await log(page).getByText('Before you signed in').waitFor();
    await log(page).getByText('Where is my bonus?').waitFor();
    await write(page, 'It is me again.');
    await expect.poll(() => log(page).getByText('Thank you for writing.').count()).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('nonLoginOtherChatID'))).toBeNull();

    // Another browser of the same player has the player's chat, and not the guest's.
    const other = await site.openSignedIn('desktop', '/chat');
    await log(other.page).getByText('It is me again.').waitFor();
    expect(await log(other.page).getByText('Where is my bonus?').count()).toBe(0);
    await other.context.close();

    await aPlayer(page, 'desktop').signOut();
    await page.goto(`${site.url}/chat`);
    await page.getByText('Write to us').waitFor();
    expect(opened.faults).toEqual([]);
  });

  it('counts in the navigation what came while it was closed', async () => {
    opened = await site.open('mobile');
    const { page } = opened;
    let line: WebSocketRoute | undefined;
    await page.routeWebSocket(/\/im-new/, (route) => {
      line = route;
      route.connectToServer();
    });
    await page.goto(`${site.url}/?chat=true`);
    const drawer = page.getByRole('dialog', { name: 'Live support' });
    await drawer.getByText('Connected', { exact: true }).waitFor();
    expect(await axeFindsInBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    const answer = frame('9001', 'Are you still there?');
    line?.send(answer);
    line?.send(answer);
    await page.getByRole('navigation').getByRole('link', { name: 'Support 1' }).click();
    await drawer.getByRole('link', { name: 'Live chat 1' }).click();
    await log(page).getByText('Are you still there?', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Support', exact: true, includeHidden: true }).count())
      .toBeGreaterThan(0);
    expect(opened.faults).toEqual([]);
  });

  it('keeps what is written while the line is down, over a reload, and sends it once', async () => {
    opened = await site.open('mobile');
    const { page } = opened;
    let isDown = false;
    let line: WebSocketRoute | undefined;
    await page.routeWebSocket(/\/im-new/, (route) => {
      if (isDown) return void route.close({ code: 1011 });
      line = route;
      route.connectToServer();
    });
    await page.goto(`${site.url}/chat`);
    await page.getByText('Connected', { exact: true }).waitFor();
    isDown = true;
    await line?.close({ code: 1011 });
    await page.getByText('Not connected.').waitFor();
    await write(page, 'Written in a tunnel');
    await log(page).getByText('Waiting to be sent').waitFor();
    await page.reload();
    await page.getByText('Not connected.').waitFor();
    await log(page).getByText('Written in a tunnel').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Connect again' }).click();
    await log(page).getByText('Thank you for writing.').waitFor();
    await page.reload();
    await log(page).getByText('Thank you for writing.').waitFor();
    expect(await log(page).getByText('Written in a tunnel').count()).toBe(1);
    expect(opened.faults).toEqual([]);
  });

  it('garbage, repeats and hostile markup do nothing', async () => {
    opened = await site.open('desktop');
    const { page } = opened;
    await page.routeWebSocket(/\/im-new/, (route) => {
      for (const text of ['', '{', 'null', '[]', '{"message":1}', '{"message":{"id":{}}}', 'x'.repeat(70_000)])
        route.send(text);
      HOSTILE.forEach((text, at) => {
        route.send(frame(String(100 + at), text, at));
        route.send(frame(String(100 + at), text, at));
      });
      route.send(frame('999', 'The last of them', 99));
    });
    await page.goto(`${site.url}/chat`);
    await log(page).getByText('The last of them', { exact: true }).waitFor();
    expect(await log(page).locator('p').count()).toBe(HOSTILE.length + 1);
    expect(await log(page).locator('script, img, svg, iframe, a, math, style').count()).toBe(0);
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    expect(opened.faults).toEqual([]);
  });
});

function frame(id: string, text: string, cursor = 900): string {
  const at = '2026-01-01T10:00:00.000Z';
  return JSON.stringify({ message: { id: `m-${id}`, cursor, from: 'support', name: text, text, at } });
}
