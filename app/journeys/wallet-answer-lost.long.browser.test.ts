import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

/** Every attempt of one press; a call with a payment password is sent once and never again. */
const ALL_ATTEMPTS = [1, 4] as const;

describe('the answer of the wallet is lost', () => {
  let site: Site;
  let caller: Caller;
  let opened: OpenPage;
  const total = async (path: string) => ((await caller.get(path)) as { total: number }).total;
  const moved = (type: string) => async () =>
    (
      (await caller.get('/sports/api/v1/member/change_log?limit=100')) as { transactions: { type: string }[] }
    ).transactions.filter((each) => each.type === type).length;
  const deposits = () => total('/sports/api/v1/recharge');

  beforeAll(async () => {
    site = await startSite();
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  beforeEach(async () => {
    opened = await site.openSignedIn('desktop');
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    await opened.context.close();
  });
  afterAll(() => site.close());

  it('of a deposit: shown as being checked, kept through a reload, and there is one order', async () => {
    const wallet = aWallet(opened.page);
    const before = await deposits();
    await wallet.open();
    await wallet.type('Amount', '33');
    await site.control('faults', { row: 'openDeposit', nth: ALL_ATTEMPTS, do: 'resetAfterCommit' });
    await site.control('faults', { id: 'no-answer', row: 'getOutcome', do: 'statusBeforeCommit', status: 503 });
    await wallet.press('Deposit 33.00 USDT');
    await wallet.shows('We are checking whether 33.00 USDT was carried out.');
    expect(await wallet.button('Deposit 33.00 USDT').isDisabled()).toBe(true);
    expect(await wallet.axe(), 'being checked').toEqual([]);
    await opened.page.reload();
    await wallet.open();
    // The amount comes from storage; nothing can be sent a second time.
    await wallet.shows('We are checking whether 33.00 USDT was carried out.');
    expect(
      await wallet
        .button(/^Deposit$/)
        .last()
        .isDisabled(),
    ).toBe(true);
    site.simulator.world().faults.clear();
    await wallet.shows('Waiting for payment');
    expect(await deposits()).toBe(before + 1);
  });

  it('of a transfer: never arrived, shown so after the deadline, and everything typed is there', async () => {
    const wallet = aWallet(opened.page);
    const transferred = moved('transfer');
    const before = await transferred();
    await wallet.open('Transfer');
    await wallet.type('Receiver', 'demo-agent');
    await wallet.type('Amount', '4');
    await wallet.press('Review');
    await site.control('faults', { row: 'transferToPlayer', nth: 1, do: 'resetBeforeCommit' });
    await wallet.confirm('Transfer 4.00 USDT');
    await wallet.shows('We are checking whether 4.00 USDT was carried out.');
    await site.control('clock', { advance: 40 });
    await wallet.shows('This was not carried out and nothing was charged. You can try again.');
    expect(await transferred()).toBe(before);
    await wallet.press('Change');
    expect([await wallet.field('Receiver').inputValue(), await wallet.field('Amount').inputValue()]).toEqual([
      'demo-agent',
      '4',
    ]);
    await wallet.press('Review');
    await wallet.confirm('Transfer 4.00 USDT');
    await wallet.shows('Transfer done');
    expect(await transferred()).toBe(before + 1);
  });
});
