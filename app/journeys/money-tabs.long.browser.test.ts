import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { type OpenPage, rowsOf, startSite, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

/** Shorter than a call may take. */
const HELD_MS = 3_000;
const UPSTREAMS = rowsOf(['strict-spec', 'keyed'] as const);

describe.each(UPSTREAMS)('two tabs and a storage that is cleared, upstream %s', (upstream) => {
  let site: Site;
  let caller: Caller;
  let opened: OpenPage;
  const moved = async () => {
    const { transactions } = (await caller.get('/sports/api/v1/member/change_log?limit=100')) as {
      transactions: { type: string; amount: string }[];
    };
    return transactions.filter(({ type }) => type === 'transfer' || type === 'stake').map(({ amount }) => amount);
  };

  beforeAll(async () => {
    // The time of the books passes, because lists say by it which entry is of the press.
    site = await startSite('harborlight', { upstream, world: { speed: 1 } });
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop');
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
    expect(opened.faults).toEqual([]);
  });
  afterAll(() => site.close());

  async function transferOn(page: Page, amount: string) {
    const wallet = aWallet(page);
    await wallet.open('Transfer');
    await wallet.type('Receiver', 'demo-agent');
    await wallet.type('Amount', amount);
    await wallet.press('Review');
    return wallet;
  }
  async function anotherTab() {
    const page = await opened.context.newPage();
    await page.goto(`${site.url}/coming-soon`);
    await page.getByTestId('balance').waitFor();
    return page;
  }

  it('the form of the other tab is neither done nor emptied, and what was done has a notice of its own', async () => {
    const before = (await moved()).length;
    const added = async () => (await moved()).slice(0, (await moved()).length - before);
    const second = await anotherTab();
    const mine = await transferOn(opened.page, '3');
    const theirs = await transferOn(second, '7');
    await mine.confirm('Transfer 3.00 USDT');
    await mine.shows('Transfer done');
    await theirs.shows('In another tab: 3.00 USDT to demo-agent, done');
    expect(await theirs.button('Transfer 7.00 USDT').isEnabled()).toBe(true);
    expect(await theirs.dialog.getByText('Transfer done').count()).toBe(0);
    expect(await added()).toEqual(['-3.000000']);
    await second.waitForTimeout(1_100);
    await theirs.confirm('Transfer 7.00 USDT');
    await theirs.shows('Transfer done');
    expect(await added()).toEqual(['-7.000000', '-3.000000']);
  });

  it('a press while another tab has one open is not sent, and says why', async () => {
    const before = (await moved()).length;
    const second = await anotherTab();
    const mine = await transferOn(opened.page, '3');
    const theirs = await transferOn(second, '7');
    await site.control('faults', { id: 'held', row: 'transferToPlayer', nth: 1, do: 'latency', ms: HELD_MS });
    for (const wallet of [mine, theirs]) await wallet.field('Payment password').fill('246810');
    const wasOpen = await Promise.all(
      [mine.button('Transfer 3.00 USDT'), theirs.button('Transfer 7.00 USDT')].map((button) =>
        button.evaluate((pressed: HTMLButtonElement) => {
          const isOpen = pressed.ariaDisabled !== 'true' && !pressed.disabled;
          pressed.click();
          return isOpen;
        }),
      ),
    );
    // The slower tab may have seen the other one's call before the press: then its button could not be pressed.
    const said = wasOpen.includes(false) ? 'In another tab: ' : 'Nothing was sent';
    const texts = () => Promise.all([mine, theirs].map(({ dialog }) => dialog.innerText()));
    await expect.poll(async () => (await texts()).some((text) => text.includes(said))).toBe(true);
    await expect.poll(async () => (await moved()).length).toBe(before + 1);
  });

  it('the storage is cleared while a bet is being checked: the player reads the outcome', async () => {
    const before = (await moved()).length;
    await opened.page.goto(`${site.url}/sport/soccer`);
    const player = aPlayer(opened.page, 'desktop');
    await player.pick(0);
    await player.stake('2');
    await site.control('faults', { id: 'lost', row: 'placeBet', nth: [1, 4], do: 'hangAfterCommit' });
    const look = upstream === 'keyed' ? 'getOutcome' : 'listMyBets';
    await site.control('faults', { id: 'silent', row: look, do: 'statusBeforeCommit', status: 503 });
    await player.place();
    await player.slip().getByText('We are checking this bet.').waitFor();
    await opened.page.evaluate(() => localStorage.clear());
    site.simulator.world().faults.clear();
    await player.receipt().waitFor();
    expect((await moved()).length).toBe(before + 1);
  });
});
