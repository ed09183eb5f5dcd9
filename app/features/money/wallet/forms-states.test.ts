// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import type { Member, PaymentChannel } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { Deposit } from './deposit/deposit.tsx';
import { DepositForm } from './deposit/deposit-form.tsx';
import { HistoryRow } from './history/history-row.tsx';
import type { HistoryEntry } from './history/history-entry.ts';
import { Transfer } from './transfer/transfer.tsx';
import { TransferForm } from './transfer/transfer-form.tsx';
import {
  ORDER,
  BANK,
  SECOND,
  PIX,
  CRYPTO,
  CARD,
  ACCOUNT,
  SECOND_ACCOUNT,
  METHODS,
  CARD_DETAILS,
} from './channels.fixture.ts';
import { WalletPanel } from './wallet-panel.tsx';
import { AccountForm } from './withdraw/account-form.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';
import { WithdrawForm } from './withdraw/withdraw-form.tsx';
import { WithdrawReview } from './withdraw/withdraw-review.tsx';
import {
  DEPOSIT_WITHDRAWAL_METHOD,
  NEW_ACCOUNT_FOR_WITHDRAWALS,
  STEP_DEPOSIT_WITHDRAWAL_TRANSFER,
} from './forms-states.facts.ts';

const AMOUNT = 'Amount';
const PASSWORD = 'Payment password';
const refused = { refused: 'forbidden' } as const;
const PIX_FIELDS = { 'PIX key': 'ana@example.com', 'Account holder': 'Ana Souza', CPF: '529.982.247-25' };

it('each state of a new account for withdrawals', async () => {
  const done: string[] = [];
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const form = (channel: PaymentChannel) =>
        h(AccountForm, {
          channel,
          onSaved: ({ info_id: id }) => void done.push(id),
          onCancel: () => void done.push('cancel'),
        });
      for (const [name, channel, fields] of [
        [
          'a bank',
          BANK,
          { 'Account number': '12345-6', 'Account holder': 'Ana Souza', CPF: '529.982.247-25', Bank: '001' },
        ],
        ['PIX', PIX, PIX_FIELDS],
        [
          'crypto',
          CRYPTO,
          { 'Wallet address': 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'A name for this address': 'mine' },
        ],
      ] as const) {
        await states.draw(name, form(channel));
        if (name === 'a bank') {
          await states.type('Country', 'BR');
          await states.note('in Brazil');
        }
        await states.press('Save account', `${name}: nothing is entered`);
        for (const [label, typed] of Object.entries(fields)) await states.type(label, typed);
        for (const [answered, answer] of [
          ['refused', refused],
          ['a wrong CPF', { refused: 'badRequest', detail: { field: 'cpf' } }],
          ['an unknown outcome', { status: 500 }],
          ['accepted', { data: { ...ACCOUNT, info_id: 'a9' } }],
          ['on its way', 'none'],
        ] as const) {
          states.answer({ bank_information: answer });
          await states.press('Save account', `${name}: ${answered}`);
        }
        await states.press('Cancel', `${name}: cancelled`);
        expect(done.splice(0)).toEqual(['a9', 'cancel']);
      }
      await states.draw('a country without banks', form(BANK), { answers: { '': { data: [] } } });
      await states.draw('banks that are not answered', form(BANK), { answers: { '': 'none' } });
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN']);
      await states.draw('an account of PIX is in Brazil, whatever the language', form(PIX));
      for (const [label, typed] of Object.entries(PIX_FIELDS)) await states.type(label, typed);
      await states.press('Save account', 'saved in Brazil');
    },
    NEW_ACCOUNT_FOR_WITHDRAWALS,
  );
});

it('each state of a deposit and of a withdrawal, with each method', async () => {
  const done: unknown[] = [];
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const money = (over: object = {}) =>
        ({
          progress: undefined,
          isLocked: false,
          press: (request: object) => void done.push(request),
          ...over,
        }) as never;
      const deposit = (over: object = {}, methods: typeof METHODS | readonly [] = METHODS) =>
        h(DepositForm, { methods, currency: 'USDT', money: money(over) });
      await states.explore('a deposit', deposit());
      await states.drawAgain(deposit(), {});
      await states.press('Other', 'the second channel');
      await states.type(AMOUNT, '20');
      await states.note('an amount');
      await states.press('Deposit', 'a deposit');
      await states.press('Card', 'by card');
      await states.press('Deposit', 'nothing is entered');
      for (const [label, typed] of [
        [AMOUNT, '20'],
        ['Card number', '4111 1111 1111 1111'],
        ['Name on the card', 'Ana Souza'],
        ['Expiry date (MM/YY)', '09/29'],
        ['Security code (CVV)', '123'],
        ['E-mail for the receipt', 'ana@example.com'],
      ] as const)
        await states.type(label, typed);
      await states.press('Deposit', 'a deposit by card');
      expect(done.splice(0)).toEqual([
        { body: { channel_id: 'bank-2', currency: 'USDT', amount: '20' } },
        { body: { channel_id: 'card-1', currency: 'USDT', amount: '20', card: CARD_DETAILS } },
      ]);
      await states.draw('a deposit on its way', deposit({ isLocked: true, progress: { status: 'sending' } }));
      await states.draw('a deposit without methods', deposit({}, []));
      const cards = (channel: PaymentChannel, isLocked = false) =>
        h(DepositForm, {
          methods: [{ type: 'card', channels: [channel] }],
          currency: 'USDT',
          money: money({ isLocked }),
        });
      await states.draw('debit cards only', cards({ ...CARD, cards: 'debit' }));
      await states.draw('cards on their way', cards(CARD, true));

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
      await states.draw('a withdrawal', withdraw());
      await states.type(AMOUNT, '20');
      await states.note('an amount to withdraw');
      await states.press('Review', 'a withdrawal to the default account');
      await states.press('NuvemBank ****1234', 'the other account');
      await states.press('Other', 'the second channel of withdrawals');
      await states.press('Review', 'a withdrawal to the chosen account');
      await states.press('Crypto', 'a method without accounts');
      await states.type(AMOUNT, '20');
      await states.press('Review', 'a withdrawal without an account');
      await states.press('Add an account');
      await states.press('Cancel', 'no account is added');
      await states.press('Add an account', 'an account is added');
      await states.type('Wallet address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
      await states.type('A name for this address', 'mine');
      states.answer({ bank_information: { data: { ...ACCOUNT, info_id: 'a9' } } });
      await states.press('Save account', 'the account is saved');
      expect(done.splice(0)).toEqual([
        { channel: BANK, account: SECOND_ACCOUNT, amount: '20' },
        { channel: SECOND, account: ACCOUNT, amount: '20' },
      ]);
      for (const [name, over] of Object.entries({
        'a withdrawal without a name': { hasRealName: false },
        'a withdrawal by crypto without a name': { hasRealName: false, methods: METHODS.slice(1) },
        'a withdrawal on its way': { isLocked: true },
        'a withdrawal without methods': { methods: [] },
        'a withdrawal without a default account': { accounts: [ACCOUNT] },
      }))
        await states.draw(name, withdraw(over));
      const review = h(WithdrawReview, {
        prepared: { channel: BANK, account: ACCOUNT, amount: '20' },
        currency: 'USDT',
        money: money({ isLocked: true }),
        onChange: () => undefined,
      });
      await states.draw('the last step on its way', review);
      await states.draw(
        'a transfer on its way',
        h(TransferForm, { wallet: { balance: '10', currency: 'USDT' }, isLocked: true, onReview: () => undefined }),
      );

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
      for (const over of [
        {},
        { balance: '100', status: 'failed' },
        { amount: '-20', status: 'settled', note: 'note' },
        { order: ORDER, approval: 'pending', status: 'rejected' },
        { order: { ...ORDER, net_amount: '20' } },
      ] as const)
        await states.draw(
          `an entry ${JSON.stringify(over)}`,
          h(HistoryRow, { entry: { ...entry, ...over } as never, game: 'Soccer' }),
        );
    },
    DEPOSIT_WITHDRAWAL_METHOD,
  );
});

it('each step of a deposit, a withdrawal and a transfer of the demo player', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.drawAgain(h(Transfer), {});
      await states.type('Receiver', 'friend@demo.slipway.test');
      await states.type(AMOUNT, '1');
      await states.press('Review', 'a transfer');
      await states.press('Change', 'it is changed');
      await states.press('Review', 'it is reviewed again');
      await states.type(PASSWORD, '123456');
      states.answer({ transfer: 'none' });
      await states.press('Transfer', 'it is sent');
      await states.draw('no transfers', h(Transfer), {
        settings: ({ features }) => ({ features: { ...features, transfer: false } }),
      });
      await states.post('/sports/api/v1/bank_information', {
        account_type: 'bank',
        country: 'MX',
        account_number: '12345-6',
        account_name: 'Ana Souza',
        bank_name: 'NuvemBank',
        is_default: true,
      });
      await states.drawAgain(h(Withdraw), {});
      await states.press('Bank', 'by bank');
      await states.type(AMOUNT, '20');
      await states.press('Review', 'a withdrawal');
      await states.press('Change', 'a withdrawal is changed');
      await states.press('Review', 'a withdrawal is reviewed again');
      await states.type(PASSWORD, '123456');
      await states.press('Withdraw', 'a wrong password');
      await states.type(PASSWORD, '246810');
      await states.press('Withdraw', 'a withdrawal is sent');
      await states.press('Done', 'another withdrawal');
      const member = (await states.get('/sports/api/v1/member/info')) as Member;
      await states.draw('a player without a name', h(Withdraw), {
        answers: { 'member/info': { data: { ...member, real_name: null } } },
      });
      await states.drawAgain(h(Deposit), {});
      await states.type(AMOUNT, '20');
      await states.press('Deposit', 'a deposit is sent');
      await states.press('Make another deposit');
      const little = {
        settings: ({ features }: { readonly features: object }) => ({
          features: { ...features, transfer: false },
          walletGames: [],
        }),
      } as never;
      for (const [name, options] of [
        ['all', {}],
        ['little', little],
      ] as const)
        await states.draw(
          `a wallet with ${name}`,
          h(WalletPanel, { type: 'withdraw', onType: () => undefined }),
          options,
        );
    },
    STEP_DEPOSIT_WITHDRAWAL_TRANSFER,
  );
});
