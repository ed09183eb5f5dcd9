// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WalletType } from '#app/store/overlay-slice.ts';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { GameTransferForm } from './game-wallets/game-transfer-form.tsx';
import { GameWalletRow } from './game-wallets/game-wallet-row.tsx';
import type { GameWallet } from './game-wallets/game-wallets.ts';
import { History } from './history/history.tsx';
import { Step } from './ui/step.tsx';
import { WalletPanel } from './wallet-panel.tsx';

const AMOUNT = 'Amount';
const done: unknown[] = [];
beforeEach(() => void done.splice(0));

describe('money of games', () => {
  const wallets = [
    { game: 'cardGame', id: 'cardGame', gameId: '7' },
    { game: 'ngGame', id: 'ag', name: 'Asia Tables' },
  ] as never as readonly GameWallet[];
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
  const submit = async (states: States, amount: string) => {
    await states.type(AMOUNT, amount);
    await act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    await states.note(`${amount} sent`);
  };

  it('go in and out, as much as there is on either side', async () => {
    await statesOf({}, async (states) => {
      await states.draw('in', form(), held('12.5'));
      states.shows('button "Into the game" [pressed]', '"Available: 100.00 USDT"');
      await states.press('Move into wallet cardGame');
      states.shows('textbox "Amount" = "" [invalid, focused]');
      await submit(states, '101');
      states.shows('alert "You have only 100.00 USDT."', 'textbox "Amount" = "101" [invalid, focused]');
      await submit(states, '20');
      states.shows('textbox "Amount" = "" [focused]');
      await states.press('Back to me');
      states.shows('button "Back to me" [pressed]', '"Available: 12.50 USDT"');
      await submit(states, '12.6');
      states.shows('alert "You have only 12.50 USDT."');
      await submit(states, '12.5');
    });
    expect(done).toEqual([
      { wallet: wallets[0], way: 'in', amount: '20', currency: 'USDT' },
      { wallet: wallets[0], way: 'out', amount: '12.5', currency: 'USDT' },
    ]);
  });

  it('can only go back from a game that is closed', async () => {
    await statesOf({}, async (states) => {
      await states.draw('open', form(), held('12.5'));
      await states.type('Game wallet', 'ag');
      await states.note('closed');
      states.shows(
        '"wallet ag: takes no money at the moment. You can still take yours back."',
        'button "Take back from wallet ag"',
      );
      states.lacks('Into the game');
      await submit(states, '1');
      await states.draw('late', form({ wallets: wallets.slice(1) }), { answers: { '': 'none' } });
      states.shows('button "Take back from wallet ag" [disabled]');
      states.lacks('combobox');
    });
    expect(done).toEqual([{ wallet: wallets[1], way: 'out', amount: '1', currency: 'USDT' }]);
  });

  it('on their way lock the form; without a game there is none', async () => {
    await statesOf({}, async (states) => {
      await states.draw('on its way', form({ isLocked: true }));
      states.shows('textbox "Amount" = "" [disabled]', 'button "Move into wallet cardGame" [disabled]');
      await states.draw('none', form({ wallets: [] }));
      expect(states.text()).toBe('');
    });
  });

  it('are read again after a failure, and marked when the latest could not be read', async () => {
    await statesOf({}, async (states) => {
      const fails = { '': { status: 400 } } as const;
      await states.draw('failed', h(GameWalletRow, { wallet: wallets[0] as GameWallet, name: 'Cards' }), {
        answers: fails,
      });
      states.shows('"This could not be loaded."', '"–"');
      states.answer(held('7').answers);
      await states.press('Try again');
      states.shows('"7.00 USDT"');
      states.answer(fails);
      await states.pass(15.1);
      states.shows('"7.00 USDT"', '"The latest could not be loaded. What you see may be out of date."');
    });
  });
});

describe('the history', () => {
  it('is exported; what fails is said', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await statesOf({}, async (states) => {
      await states.draw('it', h(History, {}));
      states.answer({ '': { status: 400 } });
      await states.press('Export as CSV');
      states.shows('alert "The export could not be made. Please try again."');
      expect(save).not.toHaveBeenCalled();
      states.answer({});
      await states.press('Export as CSV');
      expect(save).toHaveBeenCalledOnce();
      states.answer({ '': 'none' });
      await states.press('Export as CSV');
      states.shows('button "Export as CSV" [busy, disabled]');
    });
  });

  it('keeps what it has where the next page fails, and is filtered by days', async () => {
    await statesOf({}, async (states) => {
      const days = await states.get('/sports/api/v1/member/change_log?start=0&limit=50');
      const first = { data: { ...(days as object), total: 120 } };
      await states.draw('late', h(History, {}), {
        answers: { 'start=0&limit=50': first, 'limit=50': { status: 400 } },
      });
      states.shows('"+1,000.00 USDT"', 'button "Show more"');
      await states.draw('whole', h(History, {}));
      states.lacks('Clear filters', 'Show more');
      await states.type('From', '2026-03-01');
      await states.note('from a day');
      states.shows('textbox "From" = "2026-03-01"', 'button "Clear filters"');
    });
  });
});

describe('the wallet', () => {
  it('has a page for each type, and goes to the one that is pressed', async () => {
    const Panel = () => {
      const [type, setType] = useState<WalletType>('transfer');
      return h(WalletPanel, { type, onType: setType, games: [] });
    };
    await statesOf({}, async (states) => {
      await states.draw('a transfer', h(Panel), { answers: { '': 'none' } });
      states.shows('button "Transfer" [pressed]');
      for (const name of ['History', 'Games', 'Withdraw', 'Deposit']) {
        await states.press(name);
        states.shows(`button "${name}" [pressed]`, 'button "Transfer"');
      }
    });
  });

  it('of a brand without transfers and games has no such pages', async () => {
    await statesOf({}, async (states) => {
      const settings = ({ features }: { readonly features: object }) => ({
        features: { ...features, transfer: false },
        games: [],
      });
      const panel = h(WalletPanel, { type: 'withdraw', onType: () => undefined });
      await states.draw('little', panel, { settings: settings as never });
      states.lacks('button "Transfer"', 'button "Games"');
      await states.draw('all', panel);
      states.shows('button "Transfer"', 'button "Games"', 'button "Withdraw" [pressed]');
    });
  });

  it('begins each step at its top', async () => {
    const scrolled: unknown[] = [];
    const scrollTo = { value: (to: unknown) => void scrolled.push(to), configurable: true };
    Object.defineProperty(HTMLDialogElement.prototype, 'scrollTo', scrollTo);
    await statesOf({}, async (states) => {
      const step = h(Step, { title: 'Review', testId: 'step', children: h('p', {}, 'content') });
      await states.draw('a step', h('dialog', { open: true }, step));
      states.shows('heading "Review"', '"content"');
    });
    expect(scrolled).toEqual([{ top: 0 }]);
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'scrollTo');
  });
});
