import { createHash } from 'node:crypto';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { HEADERS } from '#contract/wire';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { callAs } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { type OpenPage, PLAIN_FILE, type Site, startSite } from '#app/test/site.ts';

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

/** What support answers to the first message of a chat. */
const THANKS = 'support: Thank you for writing. How can I help?';

describe('the live chat', () => {
  let site: Site;
  let opened: OpenPage;

  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => opened.context.close());
  afterAll(() => site.close());

  const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
  /** Who said what, from the first message to the last. */
  const conversation = (page: Page) =>
    log(page)
      .locator('[data-from]')
      .evaluateAll((all) =>
        all.map((each) => {
          const said = `${each.dataset['from']}: ${each.querySelector('p')?.textContent}`;
          return 'waiting' in each.dataset ? `${said} (waiting)` : said;
        }),
      );
  /** The same, as the upstream has it of the player. */
  async function storedOfPlayer() {
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const { messages } = (await caller.post('/sports/api/v1/messagesync', { cursor: 0 })) as {
      messages: ChatMessage[];
    };
    return messages.map(({ from, text }) => `${from}: ${text}`);
  }
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
    const ofGuest = ['player: Where is my bonus?', THANKS];
    await expect.poll(() => conversation(page)).toEqual(ofGuest);
    const asked = page.waitForRequest(/getNonLoginToken/);
    await page.reload();
    const headers = (await asked).headers();
    const [time = '', signature] = [headers[HEADERS.chatTimestamp], headers[HEADERS.chatSignature]];
    expect(time).toMatch(/^\d{13}$/);
    expect(signature).toBe(createHash('sha256').update(time).digest('hex'));
    await expect.poll(() => conversation(page)).toEqual(ofGuest);
    expect(await axeFindsInBoth(page)).toEqual([]);

    await aPlayer(page, 'desktop').signIn();
    await log(page).getByText('Before you signed in').waitFor();
    await expect.poll(() => conversation(page)).toEqual(ofGuest);
    await write(page, 'It is me again.');
    const ofPlayer = ['player: It is me again.', THANKS];
    await expect.poll(() => conversation(page)).toEqual([...ofGuest, ...ofPlayer]);
    expect(await page.evaluate(() => localStorage.getItem('nonLoginOtherChatID'))).toBeNull();

    // Another browser of the same player has the player's chat, and not the guest's.
    const other = await site.openSignedIn('desktop', '/chat');
    await expect.poll(() => conversation(other.page)).toEqual(ofPlayer);
    expect(await storedOfPlayer()).toEqual(ofPlayer);
    await other.context.close();

    await aPlayer(page, 'desktop').signOut();
    await page.goto(`${site.url}/chat`);
    await page.getByText('Write to us').waitFor();
    expect(await conversation(page)).toEqual([]);
    expect(opened.faults).toEqual([]);
  });

  it('keeps what is written while the line is down, over a reload, and sends it once', async () => {
    opened = await site.open('mobile', PLAIN_FILE);
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
    await expect.poll(() => conversation(page)).toEqual(['player: Written in a tunnel (waiting)']);
    // The line is there again when it is pressed: before, it could come back by itself, and the button would leave.
    await page.exposeFunction('repair', () => {
      isDown = false;
    });
    await page.evaluate('addEventListener("click", () => repair(), { capture: true, once: true })');
    await page.getByRole('button', { name: 'Connect again' }).click();
    await expect.poll(() => conversation(page)).toEqual(['player: Written in a tunnel', THANKS]);
    await page.reload();
    await expect.poll(() => conversation(page)).toEqual(['player: Written in a tunnel', THANKS]);
    expect(opened.faults).toEqual([]);
  });

  it('garbage, repeats and hostile markup do nothing', async () => {
    opened = await site.open('desktop', PLAIN_FILE);
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
    await log(page).getByRole('paragraph').filter({ hasText: 'The last of them' }).waitFor();
    expect(await conversation(page)).toEqual(
      // Signs that turn a text around, and those that nothing shows, are left out.
      [...HOSTILE, 'The last of them'].map((text) => `support: ${text.replaceAll(/[\u202E\0]/g, '')}`),
    );
    expect(await log(page).locator('script, img, svg, iframe, a, math, style').count()).toBe(0);
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    expect(opened.faults).toEqual([]);
  });
});

function frame(id: string, text: string, cursor = 900): string {
  const at = '2026-01-01T10:00:00.000Z';
  return JSON.stringify({ message: { id: `m-${id}`, cursor, from: 'support', name: text, text, at } });
}
