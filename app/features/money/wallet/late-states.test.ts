// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { act, createElement as h, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { WALLET_TYPES, type WalletType } from '#app/store/overlay-slice.ts';
import type { PaymentChannel } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BANK, METHODS } from './channels.fixture.ts';
import { GameTransferForm } from './game-wallets/game-transfer-form.tsx';
import { GameWalletRow } from './game-wallets/game-wallet-row.tsx';
import type { GameWallet } from './game-wallets/game-wallets.ts';
import { History } from './history/history.tsx';
import { Transfer } from './transfer/transfer.tsx';
import { ChannelChoice } from './ui/channel-choice.tsx';
import { MethodChoice } from './ui/method-choice.tsx';
import { MoneyNotice } from './ui/money-notice.tsx';
import { Step } from './ui/step.tsx';
import { WalletAmount } from './ui/wallet-amount.tsx';
import { WalletPanel } from './wallet-panel.tsx';
import { CHOICE_PAYMENT_OUTCOME_LOOKED, STEP_MONEY_OUT_GAMES } from './late-states.facts.ts';

const AMOUNT = 'Amount';
const FAILS = { '': { status: 400 } } as const;

it('each step of money in and out of games, and of a transfer that is accepted', async () => {
  const done: unknown[] = [];
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const wallets: readonly GameWallet[] = [
        { game: 'cardGame', id: 'cardGame', gameId: '7' },
        { game: 'ngGame', id: 'ag', name: 'Asia Tables' },
      ] as never;
      const form = (over: object = {}) =>
        h(GameTransferForm, {
          wallets,
          main: { balance: '100', currency: 'USDT' },
          isLocked: false,
          nameOf: ({ id }) => `wallet ${id}`,
          isOpen: ({ id }) => id === 'cardGame',
          onMove: (move) => void done.push(move),
          ...over,
        });
      const held = (balance: string) => ({ answers: { balance: { data: { balance, currency: 'USDT' } } } }) as const;
      await states.draw('money for a game', form(), held('12.5'));
      await states.press('Move into wallet cardGame', 'nothing is entered');
      await states.type(AMOUNT, '101');
      await states.press('Move into wallet cardGame', 'more than there is');
      await states.type(AMOUNT, '20');
      await states.press('Move into wallet cardGame', 'moved in');
      await states.press('Back to me', 'the other way');
      await states.type(AMOUNT, '12.6');
      await states.press('Take back from wallet cardGame', 'more than the game has');
      await states.type(AMOUNT, '12.5');
      await states.press('Take back from wallet cardGame', 'moved out');
      await states.type('Game wallet', 'ag');
      await states.note('a game that is closed');
      await states.type(AMOUNT, '1');
      await states.press('Take back from wallet ag', 'moved out of a closed game');
      expect(done.splice(0)).toEqual([
        { wallet: wallets[0], way: 'in', amount: '20', currency: 'USDT' },
        { wallet: wallets[0], way: 'out', amount: '12.5', currency: 'USDT' },
        { wallet: wallets[1], way: 'out', amount: '1', currency: 'USDT' },
      ]);
      for (const [name, over, answers] of [
        ['on its way', { isLocked: true }, {}],
        ['one game', { wallets: wallets.slice(0, 1) }, {}],
        ['one closed game, whose balance is late', { wallets: wallets.slice(1) }, { '': 'none' }],
        ['no games', { wallets: [] }, {}],
      ] as const)
        await states.draw(`money for a game: ${name}`, form(over), { answers });

      const row = h(GameWalletRow, { wallet: wallets[0] as GameWallet, name: 'Cards' });
      for (const answers of [{ '': 'none' }, FAILS] as const) await states.draw('a wallet', row, { answers });
      states.answer(held('7').answers);
      await states.press('Try again', 'it is read again');
      states.answer(FAILS);
      await states.pass(14.9);
      await states.pass(0.2);

      await states.drawAgain(h(Transfer), {});
      await states.type('Receiver', 'friend@demo.slipway.test');
      await states.type(AMOUNT, '1');
      await states.press('Review', 'a transfer');
      await states.type('Payment password', '246810');
      states.answer({ transfer: { data: { balance: '999' } } });
      await states.press('Transfer', 'it is accepted');
      states.answer({});
      await states.press('Done', 'the form is empty again');
    },
    STEP_MONEY_OUT_GAMES,
  );
});

it('each choice of a payment, each outcome that is looked for, and each export that fails', async () => {
  const done: unknown[] = [];
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const channels: readonly PaymentChannel[] = [
        BANK,
        { ...BANK, id: 'free', service_fee: '0', network_fee: '0', min: '1000', max: '1234567.89' },
        { ...BANK, id: 'network', service_fee: '0', network_fee: '1.25' },
        { ...BANK, id: 'closed', status: 0 },
      ];
      const choice = (over: object = {}) =>
        h(ChannelChoice, { channels, chosen: 'free', onChoose: (id) => void done.push(id), isLocked: false, ...over });
      await states.draw('channels', choice());
      await act(async () => screen.getAllByRole('radio')[2]?.click());
      await states.draw('channels, of which none is chosen', choice({ chosen: undefined, error: 'Choose one.' }));
      await states.draw('channels of money on its way', choice({ isLocked: true }));
      const methods = (over: object = {}) =>
        h(MethodChoice, {
          methods: METHODS,
          chosen: 'crypto',
          isLocked: false,
          onChoose: (type) => void done.push(type),
          ...over,
        });
      await states.draw('methods', methods());
      await act(async () => screen.getAllByRole('button')[0]?.click());
      await states.draw('methods of money on its way', methods({ isLocked: true }));
      for (const count of [1, 2]) await states.draw(`${count} methods`, methods({ methods: METHODS.slice(0, count) }));
      expect(done.splice(0)).toEqual(['network', METHODS[0]?.type]);

      const rules = { currency: 'USDT', channel: BANK, balance: '1234.567' } as never;
      for (const [name, over] of Object.entries({
        all: {},
        'without a balance': { balance: undefined },
        'without a channel': { channel: undefined },
        'with little': { balance: '3' },
      }))
        await states.draw(
          `an amount: ${name}`,
          h(WalletAmount, {
            rules: { ...(rules as object), ...over } as never,
            onEnter: (amount) => void done.push(amount),
            name: 'amount',
            value: '',
            disabled: false,
          }),
        );
      for (const button of screen.getAllByRole('button')) await act(async () => button.click());
      await states.note(`filled in: ${done.splice(0).join(' | ')}`);

      const notice = (sent: object) =>
        h(MoneyNotice, {
          row: 'openWithdrawal',
          form: 'withdraw',
          currency: 'USDT',
          progress: { status: 'checking', request: { params: {}, query: {}, ...sent } },
        });
      for (const [name, sent] of Object.entries({
        'its amount': { body: { amount: '12.5' } },
        'the money of a game': { query: { money: '7.5' } },
        'no amount': { body: { amount: 12 } },
      }))
        await states.draw(`checking, with ${name}`, notice(sent));

      const scrolled: unknown[] = [];
      Object.defineProperty(HTMLDialogElement.prototype, 'scrollTo', {
        value: (to: unknown) => void scrolled.push(to),
        configurable: true,
      });
      await states.draw(
        'a step',
        h('dialog', { open: true }, h(Step, { title: 'Review', testId: 'step', children: h('p', {}, 'content') })),
      );
      expect(scrolled).toEqual([{ top: 0 }]);
      await states.draw(
        'a step that is done',
        h(Step, { title: 'Done', isDone: true, children: h('p', {}, 'content') }),
      );
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'scrollTo');

      await states.draw('the history', h(History, {}));
      states.answer(FAILS);
      await states.press('Export as CSV', 'the export fails');
      const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      states.answer({});
      await states.press('Export as CSV', 'it is exported');
      states.answer({ '': 'none' });
      await states.press('Export as CSV', 'it is being exported');
      expect(save).toHaveBeenCalledOnce();
      save.mockRestore();

      const days = await states.get('/sports/api/v1/member/change_log?start=0&limit=50');
      const firstOf = (total: number) => ({ data: { ...(days as object), total } });
      await states.draw('the history, whose second page fails', h(History, {}), {
        answers: { 'start=0&limit=50': firstOf(120), 'limit=50': { status: 400 } },
      });
      await states.draw('the whole history', h(History, {}));
      await states.type('From', '2026-03-01');
      await states.note('from a day');
      await states.type('From', '');
      await states.note('from any day');
      await states.type('To', '2026-03-20');
      await states.note('until a day');

      const Panel = () => {
        const [type, setType] = useState<WalletType>('transfer');
        return h(WalletPanel, { type, onType: setType, games: [] });
      };
      await states.drawAgain(h(Panel), { answers: { '': 'none' } });
      for (const each of [...document.querySelectorAll<HTMLElement>('[role="tab"], [aria-pressed], [aria-current]')]
        .slice(0, WALLET_TYPES.length)
        .toReversed()) {
        await act(async () => each.click());
        await states.note(`the page ${each.textContent}`);
      }
    },
    CHOICE_PAYMENT_OUTCOME_LOOKED,
  );
});
