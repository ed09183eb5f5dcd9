import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

const ALL_ATTEMPTS = [1, 4] as const;

/** As the browsers of players do: a page that is left is kept as it stands, and comes back so. Playwright turns that off. */
describe('a page that the browser has kept', () => {
  let browser: Browser;
  let elsewhere: Server;
  let site: Site;
  let caller: Caller;
  let opened: OpenPage;
  let tools: CDPSession;

  beforeAll(async () => {
    browser = await launchChromium(findChromium(process.env, true) ?? 'chromium', [], ['--disable-back-forward-cache']);
    elsewhere = createServer((_, response) => response.end('<!doctype html><title>Elsewhere</title>'));
    await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
    site = await startSite('harborlight', { browser });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    tools = await opened.context.newCDPSession(opened.page);
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
    expect(opened.faults).toEqual([]);
  });
  afterAll(async () => {
    await site.close();
    await browser.close();
    elsewhere.close();
  });

  /** Playwright loses a page that comes back, so the browser is asked. */
  const inPage = async (expression: string): Promise<unknown> => {
    const { result } = await tools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  /** Amounts and their currency have a space that does not break. */
  const text = () => inPage(String.raw`document.body.innerText.replace(/\s+/g, ' ')`);
  const pressed = (name: string) =>
    inPage(
      `[...document.querySelectorAll('button')].find((each) => each.textContent.replace(/\\s+/g, ' ').trim() === '${name}')?.click()`,
    );
  async function leave(page: Page): Promise<void> {
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    });
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  }
  /** Back, and it is the same page: it was not loaded again. */
  async function comeBack(): Promise<void> {
    await inPage('setTimeout(() => history.back())');
    await expect.poll(() => inPage('window.wasKept')).toBe(true);
  }
  const transfers = async () => {
    const { transactions } = (await caller.get('/sports/api/v1/member/change_log?limit=100')) as {
      transactions: { type: string; amount: string }[];
    };
    return transactions.filter(({ type }) => type === 'transfer').map(({ amount }) => amount);
  };
  const betsOf = async (stake: string) =>
    ((await caller.get('/sports/api/v1/soccer/mybet?status=-1')) as { bets: { bet_amount: string }[] }).bets.filter(
      (bet) => bet.bet_amount === `${stake}.000000`,
    ).length;
  async function readyToTransfer(page: Page, amount: string) {
    const wallet = aWallet(page);
    await wallet.open('Transfer');
    await wallet.type('Receiver', 'demo-agent');
    await wallet.type('Amount', amount);
    await wallet.press('Review');
    await wallet.type('Payment password', '246810');
    return wallet;
  }

  it('finds the bet that was under way, and sends nothing again', async () => {
    const player = aPlayer(opened.page, 'desktop');
    await player.pick(0);
    await player.stake('3');
    await site.control('faults', { row: 'placeBet', nth: ALL_ATTEMPTS, do: 'hangAfterCommit' });
    await player.place();
    await expect.poll(() => betsOf('3')).toBe(1);
    await leave(opened.page);
    site.simulator.world().faults.clear();
    await comeBack();
    await expect.poll(text).toContain('Your bet has been placed');
    expect(await betsOf('3')).toBe(1);
  });

  it('shows what another tab has done, and sends its own press once', async () => {
    const before = (await transfers()).length;
    const added = async () => (await transfers()).slice(0, (await transfers()).length - before);
    await readyToTransfer(opened.page, '7');
    const second = await opened.context.newPage();
    await second.goto(`${site.url}/coming-soon`);
    await second.getByTestId('balance').waitFor();
    const theirs = await readyToTransfer(second, '4');
    await leave(opened.page);
    await theirs.press('Transfer 4.00 USDT');
    await theirs.shows('Transfer done');
    await comeBack();
    await expect.poll(text).toContain('In another tab: 4.00 USDT to demo-agent, done');
    expect(await text()).not.toContain('Transfer done');
    // What is on the screen for less than a second was not read before a press.
    await second.waitForTimeout(1_100);
    await pressed('Transfer 7.00 USDT');
    await expect.poll(text).toContain('Transfer done');
    expect(await added()).toEqual(['-7.000000', '-4.000000']);
  });

  it('has no player any more if another tab has signed out', async () => {
    const second = await opened.context.newPage();
    await second.goto(`${site.url}/coming-soon`);
    await second.getByTestId('balance').waitFor();
    await leave(opened.page);
    await aPlayer(second, 'desktop').signOut();
    await comeBack();
    await expect.poll(text).toContain('Sign in');
    expect(await inPage(`document.querySelector('[data-testid=balance]')`)).toBe(null);
  });

  it('of an older build offers the new one, and can still send', async () => {
    const { page } = opened;
    const before = (await transfers()).length;
    await readyToTransfer(page, '6');
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        if (route.request().resourceType() !== 'fetch') return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/app-[A-Z0-9]{8}\.js/g, 'app-00000000.js');
        return route.fulfill({ response, body });
      },
    );
    await leave(page);
    await comeBack();
    await expect.poll(text).toContain('A new version of this page is ready.');
    await pressed('Transfer 6.00 USDT');
    await expect.poll(text).toContain('Transfer done');
    expect((await transfers()).length - before).toBe(1);
  });
});
