import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addAmounts, subtractAmounts } from '#engine/money';
import type { Order } from '#contract/entities';
import { focusNow } from '#app/test/announcements.ts';
import { callAs, type Caller } from '#app/test/call-as.ts';
import { corrections, orderCsv, orderEntry, orderSummary } from '#app/test/expected-orders.ts';
import { usdt } from '#app/test/expected-texts.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { rowsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';

const CARD = { good: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' };
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const [PAID, FAILED, REJECTED] = [3, 2, 4];
const DEPOSITS = '/sports/api/v1/recharge';

describe('the wallet', () => {
  let site: Site;
  let opened: OpenPage;
  let caller: Caller;
  const ordersOf = async (path: string) => ((await caller.get(path)) as { orders: Order[] }).orders;
  const scoreNow = async () => ((await caller.get('/sports/api/v1/member/account')) as { score: string }).score;

  beforeAll(async () => {
    site = await startSite();
    caller = await callAs(site.simulator.url, DEMO_PLAYER);
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  async function begin(layout: Layout, colorScheme: 'light' | 'dark' = 'light', account = DEMO_PLAYER.email) {
    opened = await site.openSignedIn(layout, undefined, {
      account: { ...DEMO_PLAYER, email: account },
      before: (page) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }),
    });
    const { page } = opened;
    return { page, player: aPlayer(page, layout), wallet: aWallet(page, layout) };
  }

  const looks = rowsOf([['desktop', 'light'] as const, ['mobile', 'dark'] as const]);
  it.each(looks)('every kind of deposit, from the form to paid or declined (%s, %s)', async (layout, scheme) => {
    const { page, wallet, player } = await begin(layout, scheme);
    const before = await scoreNow();
    await wallet.open();
    await wallet.field('Amount').waitFor();
    expect(await wallet.axe(), 'form').toEqual([]);

    // Refused by the form, reported at the field, focused; nothing is lost.
    await wallet.type('Amount', '9.99');
    await wallet.submit();
    await wallet.shows('The lowest amount is 10.00 USDT.');
    expect(await wallet.focused()).toBe('amount');
    expect(await wallet.axe(), 'form with a problem').toEqual([]);

    // Crypto: an address, its network, a code; the push moves the order to done in view.
    await wallet.type('Amount', '120.5');
    await wallet.press('Deposit 120.50 USDT');
    await wallet.shows(/^Waiting for payment$/);
    const address = await wallet.dialog.getByTestId('pay-address').textContent();
    const [crypto] = await ordersOf(DEPOSITS);
    expect([crypto?.address, crypto?.network]).toEqual([address, 'TRC20']);
    await wallet.shows('Crypto deposits take from a few minutes up to 1 hour.');
    await wallet.dialog.getByRole('img', { name: 'QR code of the address' }).waitFor();
    expect(await wallet.axe(), 'crypto').toEqual([]);
    // Left and taken up again from the list of what is open.
    await wallet.press('Make another deposit');
    await wallet
      .button(/^Continue: 120\.50\sUSDT/)
      .first()
      .click();
    await wallet.shows(/^Waiting for payment$/);
    await site.control(`orders/${await wallet.orderId()}`, { status: PAID });
    await wallet.shows('Your deposit has arrived in your balance.');
    await wallet.toast('Your deposit has arrived.');
    expect(await wallet.axe(), 'paid').toEqual([]);

    // Third party: the provider's page in its own tab.
    await wallet.press('Make another deposit');
    await wallet.method('PIX, E-wallet');
    await wallet.type('Amount', '30');
    await wallet.press('Deposit 30.00 USDT');
    const link = wallet.dialog.getByRole('link', { name: 'Go to the payment page' });
    await link.waitFor();
    expect(await link.evaluate((to: HTMLAnchorElement) => `${to.target} ${to.rel}`)).toBe('_blank noopener noreferrer');
    const [provider] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await provider.getByRole('button', { name: 'Pay' }).click();
    await provider.getByText('Paid.').waitFor();
    await provider.close();
    await wallet.shows('Your deposit has arrived in your balance.');

    // Fiat, declined: nothing is pushed, the history shows it.
    await wallet.press('Make another deposit');
    await wallet.method('Bank');
    expect(await wallet.dialog.getByRole('radio', { name: /Cash counter/ }).isDisabled()).toBe(true);
    await wallet.type('Amount', '40');
    await wallet.press('Deposit 40.00 USDT');
    await wallet.dialog.getByTestId('order').waitFor();
    await site.control(`orders/${await wallet.orderId()}`, { status: FAILED });

    // Card: refused by its check digit, then declined, then paid.
    await wallet.press('Make another deposit');
    await wallet.method('Card');
    await wallet.type('Amount', '50');
    await wallet.press('Deposit 50.00 USDT');
    await wallet.shows('Enter the card number.');
    expect(await focusNow(page)).toMatch(/^outcome: Some fields need a correction/);
    expect(await wallet.axe(), 'card').toEqual([]);
    for (const number of [CARD.declined, CARD.good]) {
      await wallet.fillCard(number);
      await wallet.press('Deposit 50.00 USDT');
      await wallet.shows('The card payment is being processed. You need not wait here.');
      await site.control(`orders/${await wallet.orderId()}`, { status: number === CARD.declined ? FAILED : PAID });
      if (number === CARD.declined) await wallet.press('Make another deposit');
    }
    await wallet.shows('Your deposit has arrived in your balance.');

    await wallet.tab('History');
    await wallet.press('Deposits');
    const orders = await ordersOf(DEPOSITS);
    expect(orders.slice(0, 5).map(orderSummary)).toEqual([
      'Card 50.000000 Done',
      'Card 50.000000 Failed',
      'Bank transfer 40.000000 Failed',
      'PIX 30.000000 Done',
      'USDT TRC-20 120.500000 Done',
    ]);
    await expect.poll(() => wallet.entries()).toEqual(orders.map(orderEntry));
    expect(await wallet.axe(), 'history').toEqual([]);
    await wallet.close();
    const [expected] = usdt(addAmounts(before, '200.5')).split('\u00a0');
    await expect.poll(() => player.balance().textContent()).toBe(expected);
  });

  it('every kind of withdrawal, from the form to paid or rejected, and the way back', async () => {
    const { page, wallet } = await begin('desktop', 'dark');
    await wallet.open('Withdraw');
    await wallet.shows('You have no saved account for this channel yet.');
    expect(await wallet.axe(), 'withdraw').toEqual([]);
    await wallet.type('Amount', '50');
    await wallet.press('Review');
    await wallet.shows('Choose an account, or add one.');

    // Crypto: an address of the right network.
    await wallet.press('Add an account');
    await wallet.type('Wallet address', '0x52908400098527886E0F7030069857D2E4169EE7');
    await wallet.type('A name for this address', 'Ledger');
    await wallet.press('Save account');
    await wallet.shows('This is not an address of the TRC20 network.');
    expect(await wallet.focused()).toBe('account_number');
    expect(await wallet.axe(), 'account with a problem').toEqual([]);
    await wallet.type('Wallet address', TRON);
    await wallet.press('Save account');
    await wallet.dialog.getByRole('radio', { name: /TRC20 \*+bLSE/ }).waitFor();
    expect(await wallet.field('Amount').inputValue()).toBe('50');

    // All there is, no more, and what the fee leaves of it.
    await wallet.press('Max: Enter the highest possible amount');
    expect(await wallet.field('Amount').inputValue()).toMatch(/^[\d,]+\.\d\d$/);
    await wallet.type('Amount', '1.5');
    await wallet.press('Review');
    await wallet.shows('The lowest amount is 2.00 USDT.');
    await wallet.type('Amount', '50');
    expect(await wallet.dialog.getByTestId('net').textContent()).toBe('49.00\u00a0USDT');
    await wallet.press('Review');
    await wallet.shows('Check your withdrawal');
    expect(await wallet.axe(), 'review').toEqual([]);
    // Back to change: everything is as it was.
    await wallet.press('Change');
    expect(await wallet.field('Amount').inputValue()).toBe('50');
    await wallet.press('Review');
    await wallet.submit();
    await wallet.shows('Enter your payment password.');
    const before = await scoreNow();
    await wallet.confirm('Withdraw 50.00 USDT');
    await wallet.shows('Withdrawal requested');
    await wallet.shows('Waiting for approval');
    expect(await wallet.axe(), 'receipt').toEqual([]);
    expect(subtractAmounts(before, await scoreNow())).toBe('50.000000');
    await site.control(`orders/${await wallet.orderId()}`, { status: PAID });
    await wallet.shows('Your withdrawal has been paid.');
    await wallet.toast('Your withdrawal has been paid.');
    await wallet.press('Done');

    // Bank: a CPF that is checked, a default account, rejected by the audit; the money is back.
    await wallet.method('Bank');
    await wallet.press('Add an account');
    await wallet.dialog.getByRole('combobox', { name: 'Country' }).selectOption('BR');
    await wallet.dialog.getByRole('combobox', { name: 'Bank' }).selectOption('260');
    await wallet.type('Account number', 'reject-me');
    await wallet.type('Account holder', 'Pat Player');
    await wallet.type('CPF', '529.982.247-24');
    await wallet.press('Save account');
    await wallet.shows('Check the CPF: a digit is wrong or missing.');
    await wallet.type('CPF', '529.982.247-25');
    await wallet.dialog.getByRole('checkbox', { name: 'Use as my default account' }).check();
    await wallet.press('Save account');
    await wallet.dialog.getByText('Default', { exact: true }).waitFor();
    await wallet.type('Amount', '20');
    await wallet.press('Review');
    const held = await scoreNow();
    await wallet.confirm('Withdraw 20.00 USDT');
    await wallet.shows('Withdrawal requested');
    const rejectedId = await wallet.orderId();
    await site.control(`orders/${rejectedId}`, { status: REJECTED });
    expect(await scoreNow()).toBe(held);
    await wallet.press('Done');

    // E-wallet: PIX, whose closed neighbour cannot be chosen.
    await wallet.method('PIX, E-wallet');
    expect(await wallet.dialog.getByRole('radio', { name: /PayNest/ }).isDisabled()).toBe(true);
    await wallet.press('Add an account');
    await wallet.type('PIX key', 'pat@example.com');
    await wallet.type('CPF', '52998224725');
    await wallet.type('Account holder', 'Pat Player');
    await wallet.press('Save account');
    await wallet.type('Amount', '10');
    await wallet.press('Review');
    await wallet.confirm('Withdraw 10.00 USDT');
    await wallet.shows('Withdrawal requested');
    await site.control('clock', { advance: 20 * 60 });
    await wallet.shows('Your withdrawal has been paid.');
    await wallet.press('Done');

    // A saved account goes after a question, and not without.
    await wallet.method('PIX, E-wallet');
    const remove = wallet.button(/^Delete \*/);
    await remove.click();
    await wallet.press('Keep');
    await remove.click();
    await wallet.press('Delete');
    await wallet.shows('You have no saved account for this channel yet.');

    await wallet.tab('History');
    await wallet.press('Withdrawals');
    const orders = await ordersOf('/sports/api/v1/withdraw');
    expect(orders.map(orderSummary)).toEqual([
      'PIX 10.000000 Done',
      'Bank transfer 20.000000 Rejected',
      'USDT TRC-20 50.000000 Done',
    ]);
    await expect.poll(() => wallet.entries()).toEqual(orders.map(orderEntry));
    await wallet.dialog.getByRole('combobox', { name: 'Status' }).selectOption('rejected');
    await expect.poll(() => wallet.entries()).toEqual(orders.slice(1, 2).map(orderEntry));
    const [download] = await Promise.all([page.waitForEvent('download'), wallet.press('Export as CSV')]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toBe(orderCsv(orders.slice(1, 2)));
    expect(orders[1]?.order_id).toBe(rejectedId);
  });

  it('the fifth wrong payment password locks for a day, one press is one attempt, and the player sees how many are left', async () => {
    const { wallet } = await begin('mobile', 'light', 'agent@demo.slipway.test');
    await wallet.open('Transfer');
    await wallet.type('Receiver', 'demo-player');
    await wallet.type('Amount', '5');
    await wallet.press('Review');
    await wallet.shows('A transfer cannot be undone.');
    expect(await wallet.axe(), 'transfer review').toEqual([]);
    // Too short: not sent, not counted.
    await wallet.confirm('Transfer 5.00 USDT', '123');
    await wallet.shows('The payment password has exactly 6 characters, without spaces.');
    for (const attempts of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
      await wallet.confirm('Transfer 5.00 USDT', '000000');
      await wallet.shows(`Wrong payment password. ${attempts} left.`);
      expect(await wallet.focused()).toBe('payment_password');
    }
    await wallet.confirm('Transfer 5.00 USDT', '000000');
    await wallet.shows(/locked for 24 hours, until 1[45] Mar 2026/);
    expect(await wallet.axe(), 'locked').toEqual([]);
    await site.control('journal/verify', { row: 'transferToPlayer', times: 5 });
    // The right one no longer helps, and what was typed is still there.
    await wallet.confirm('Transfer 5.00 USDT');
    await wallet.shows(/locked for 24 hours/);
    await wallet.press('Change');
    expect(await wallet.field('Receiver').inputValue()).toBe('demo-player');
  });

  it('the history goes on while one scrolls', async () => {
    // Each is another amount, so that their order shows.
    for (let number = 1; number <= 110; number++) await site.control('members/m-empty', { adjust: `${number}` });
    const expected = corrections(110, new Date(site.simulator.world().now()).toISOString());
    const { page, wallet } = await begin('desktop', 'light', 'empty@demo.slipway.test');
    await wallet.open('History');
    await wallet.dialog.getByTestId('history-entry').first().waitFor();
    await wallet.dialog.hover();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 20_000);
        return wallet.entries();
      })
      .toEqual(expected);
    expect(await wallet.dialog.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });
});
