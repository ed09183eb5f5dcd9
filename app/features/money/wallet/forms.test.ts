// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { getByLabelText } from '@testing-library/dom';
import { createElement as h, Fragment, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import type { PayoutAccount } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { ACCOUNT, BANK, CARD, CARD_DETAILS, METHODS, ORDER, SECOND, SECOND_ACCOUNT } from './channels.fixture.ts';
import { DepositForm } from './deposit/deposit-form.tsx';
import type { HistoryEntry } from './history/history-entry.ts';
import { HistoryRow } from './history/history-row.tsx';
import { TransferForm } from './transfer/transfer-form.tsx';
import { WithdrawForm } from './withdraw/withdraw-form.tsx';
import { WithdrawReview } from './withdraw/withdraw-review.tsx';

const AMOUNT = 'Amount';
const done: unknown[] = [];
beforeEach(() => void done.splice(0));
const money = (over: object = {}) =>
  ({ progress: undefined, isLocked: false, press: (request: object) => void done.push(request), ...over }) as never;

describe('a deposit', () => {
  const deposit = (over: object = {}, methods: typeof METHODS | readonly [] = METHODS) =>
    h(DepositForm, { methods, currency: 'USDT', money: money(over) });
  const cards = (channel: PaymentChannel) =>
    h(DepositForm, { methods: [{ type: 'card', channels: [channel] }], currency: 'USDT', money: money() });

  it('is asked for by the chosen channel, and says what its fees leave', async () => {
    await statesOf({}, async (states) => {
      await states.draw('empty', deposit());
      states.shows('radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [checked]');
      await states.press('5');
      states.shows('textbox "Amount" = "5"');
      await states.press('Other');
      states.shows('radio "Other transfer Other 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [checked]');
      await states.type(AMOUNT, '20');
      await states.note('an amount');
      states.shows('"20.00 USDT"', '"-0.50 USDT"', '"19.50 USDT"');
      await states.press('Deposit');
    });
    expect(done).toEqual([{ body: { channel_id: 'bank-2', currency: 'USDT', amount: '20' } }]);
  });

  it('above a limit of the player cannot be pressed, and below it can', async () => {
    const limit = { kind: 'deposit', period: 'day', value: '50', used: '40', currency: 'GBP' };
    const answers = { 'protection/limits': { data: { currency: 'GBP', limits: [limit] } } };
    await statesOf({ profile: 'uk' }, async (states) => {
      await states.draw('empty', deposit(), { answers });
      await states.type(AMOUNT, '10.01');
      await states.note('above');
      states.shows('button "Deposit 10.01 USDT" [disabled]');
      await states.type(AMOUNT, '10');
      await states.press('Deposit');
    });
    expect(done).toEqual([{ body: { channel_id: 'bank-1', currency: 'USDT', amount: '10' } }]);
  });

  it('without an amount asks for it, where the focus goes', async () => {
    await statesOf({}, async (states) => {
      await states.draw('empty', deposit());
      await states.press('Deposit');
      states.shows('textbox "Amount" = "" [invalid, focused]');
    });
    expect(done).toEqual([]);
  });

  it('by card names each detail that is missing, and sends all of them once', async () => {
    await statesOf({}, async (states) => {
      await states.draw('empty', deposit());
      await states.press('Card');
      states.shows('button "Card" [pressed]');
      await states.press('Deposit');
      states.shows(
        'alert "Card number Enter the card number."',
        'alert "Expiry date (MM/YY) Enter the expiry date."',
        'alert "Security code (CVV) Enter the security code."',
        'alert "Name on the card Enter the name as it is on the card."',
      );
      for (const [label, typed] of [
        [AMOUNT, '20'],
        ['Card number', '4111 1111 1111 1111'],
        ['Name on the card', 'Ana Souza'],
        ['Expiry date (MM/YY)', '09/29'],
        ['Security code (CVV)', '123'],
        ['E-mail for the receipt', 'ana@example.com'],
      ] as const)
        await states.type(label, typed);
      await states.press('Deposit');
    });
    expect(done).toEqual([{ body: { channel_id: 'card-1', currency: 'USDT', amount: '20', card: CARD_DETAILS } }]);
  });

  it('says that only debit cards are taken, where that is so', async () => {
    await statesOf({}, async (states) => {
      await states.draw('all cards', cards(CARD));
      states.lacks('ebit card');
      await states.draw('debit cards', cards({ ...CARD, cards: 'debit' }));
      expect(states.text()).toMatch(/debit card/i);
    });
  });

  it('on its way locks everything; without a method there is nothing to send', async () => {
    await statesOf({}, async (states) => {
      await states.draw('on its way', deposit({ isLocked: true, progress: { status: 'sending' } }));
      states.shows('button "Crypto" [disabled]', 'textbox "Amount" = "" [disabled]', 'button "5" [disabled]');
      states.shows('radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [disabled, checked]');
      await states.draw('no methods', deposit({}, []));
      states.shows('button "Deposit" [disabled]');
    });
  });
});

describe('a withdrawal', () => {
  const withdraw = (over: object = {}) =>
    h(WithdrawForm, {
      methods: METHODS,
      accounts: [ACCOUNT, SECOND_ACCOUNT],
      balance: '100',
      currency: 'USDT',
      hasRealName: true,
      isLocked: false,
      onReview: (prepared) => void done.push(prepared),
      ...over,
    });

  it('goes to the default account, or to another one that is chosen', async () => {
    await statesOf({}, async (states) => {
      await states.draw('empty', withdraw());
      states.shows(
        'radio "NuvemBank ****5678 Pat Player" [checked]',
        '"From 2.00 to 5,000.00 USDT · Available: 100.00 USDT"',
      );
      await states.type(AMOUNT, '20');
      await states.note('an amount');
      states.shows('"Service fee"', '"You receive"', '"19.50 USDT"');
      await states.press('Review');
      await states.press('NuvemBank ****1234');
      states.shows('radio "NuvemBank ****1234 Pat Player" [checked]');
      await states.press('Other');
      await states.press('Review');
      await states.draw('no default', withdraw({ accounts: [ACCOUNT] }));
      states.shows('radio "NuvemBank ****1234 Pat Player" [checked]');
    });
    expect(done).toEqual([
      { channel: BANK, account: SECOND_ACCOUNT, amount: '20' },
      { channel: SECOND, account: ACCOUNT, amount: '20' },
    ]);
  });

  it('without an account asks for one, which is added beside it', async () => {
    await statesOf({}, async (states) => {
      await states.draw('empty', withdraw());
      await states.press('Crypto');
      states.shows('"You have no saved account for this channel yet."');
      await states.type(AMOUNT, '20');
      await states.press('Review');
      states.shows('alert "Choose an account, or add one."');
      await states.press('Add an account');
      states.shows('checkbox "Use as my default account"');
      states.lacks('button "Review"');
      await states.press('Cancel');
      states.shows('button "Add an account"', 'button "Review"');
      await states.press('Add an account');
      await states.type('Wallet address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
      await states.type('A name for this address', 'mine');
      states.answer({ bank_information: { data: { ...ACCOUNT, info_id: 'a9' } } });
      await states.press('Save account');
      states.shows('button "Review"');
      states.lacks('Choose an account, or add one.');
    });
    expect(done).toEqual([]);
  });

  it('an account begins at its first field; saved, it is said, and has the focus once the list has it', async () => {
    const added = { ...ACCOUNT, info_id: 'a9', account_type: 'crypto', network: 'TRC20', bank_name: null } as const;
    const focused = () => document.activeElement;
    function Page() {
      const [accounts, setAccounts] = useState<readonly PayoutAccount[]>([]);
      return h('main', null, [
        h('button', { key: 'b', type: 'button', onClick: () => setAccounts([added]) }, 'The list arrives'),
        h(Fragment, { key: 'f' }, withdraw({ accounts })),
      ]);
    }
    await statesOf({}, async (states) => {
      await states.draw('empty', h(Page));
      await states.press('Crypto');
      await states.press('Add an account');
      expect(focused()).toBe(getByLabelText(document.body, 'Wallet address'));
      await states.type('Wallet address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
      await states.type('A name for this address', 'mine');
      states.answer({ bank_information: { data: added } });
      await states.press('Save account');
      expect(focused()?.textContent).toBe('Account TRC20 ****1234 saved');
      await states.press('The list arrives');
      expect(focused()).toBe(getByLabelText(document.body, /^TRC20/));
    });
  });

  it('to a bank needs the real name; by crypto it does not', async () => {
    await statesOf({}, async (states) => {
      await states.draw('a bank', withdraw({ hasRealName: false }));
      states.shows('heading "Your real name is needed"');
      states.lacks('button "Review"');
      await states.draw('crypto', withdraw({ hasRealName: false, methods: METHODS.slice(1) }));
      states.shows('button "Review"');
      states.lacks('Your real name is needed');
    });
  });

  it('on its way locks everything, in the last step too', async () => {
    await statesOf({}, async (states) => {
      await states.draw('the form', withdraw({ isLocked: true }));
      states.shows(
        'radio "NuvemBank ****5678 Pat Player" [disabled, checked]',
        'button "Delete NuvemBank ****1234" [disabled]',
      );
      const prepared = { channel: BANK, account: ACCOUNT, amount: '20' };
      const locked = { prepared, currency: 'USDT', money: money({ isLocked: true }), onChange: () => undefined };
      await states.draw('the last step', h(WithdrawReview, locked));
      states.shows('textbox "Payment password" = "" [disabled]', 'button "Withdraw 20.00 USDT" [busy, disabled]');
      const wallet = { balance: '10', currency: 'USDT' };
      await states.draw('a transfer', h(TransferForm, { wallet, isLocked: true, onReview: () => undefined }));
      states.shows('textbox "Receiver" = "" [disabled]', 'button "Review" [disabled]', '"Available: 10.00 USDT"');
    });
  });
});

describe('an entry of the history', () => {
  const entry: HistoryEntry = {
    id: '1',
    at: '2026-03-14T12:00:00.000Z',
    movement: 'withdraw',
    amount: '20',
    currency: 'USDT',
    status: 'success',
    reference: 'ref',
    note: '',
  };

  it.each([
    [
      'a movement',
      {},
      ['"Withdrawal"', '"+20.00 USDT"', '"Soccer · ref"', '"Mar 14, 2026, 12:00 PM"'],
      ['Done', 'Net:'],
    ],
    ['one that failed', { balance: '100', status: 'failed' }, ['"Failed"', '"Balance: 100.00 USDT"'], []],
    [
      'money out, with a note',
      { amount: '-20', status: 'settled', note: 'note' },
      ['"-20.00 USDT"', '"Soccer · ref · note"', '"Settled"'],
      ['+'],
    ],
    [
      'an order',
      { order: ORDER, status: 'rejected' },
      ['"Net: 18.50 USDT"', '"Bank · Soccer · ref"', '"Rejected"', '"20.00 USDT"'],
      ['+'],
    ],
    ['an order without fees', { order: { ...ORDER, net_amount: '20' } }, ['"Done"'], ['Net:']],
  ] as const)('of %s', async (_, over, shown, lacking) => {
    await statesOf({}, async (states) => {
      await states.draw('it', h(HistoryRow, { entry: { ...entry, ...over } as never, game: 'Soccer' }));
      states.shows(...shown);
      states.lacks(...lacking);
    });
  });
});
