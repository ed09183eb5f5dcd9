// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { moneySent } from '#app/api/money/money-slice.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { pushStatusChanged } from '#app/store/push-slice.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { Balance } from './balance.tsx';
import { CurrencyFlag } from './currency-flag.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { CurrencyOutcome } from './currency-outcome.tsx';

it('each state of the balance and of the currencies', async () => {
  const done: string[] = [];
  // The key of a call whose outcome is looked up is in its address.
  const key = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the balance', h(Balance));
      for (const status of ['interrupted', 'lost'] as const)
        await states.draw(`the channel is ${status}`, h(Balance), {
          before: ({ dispatch }) => void dispatch(pushStatusChanged(status)),
        });
      await states.press('Live updates are interrupted.', 'it is read again');
      await states.draw('the currency is being changed', h(Balance), {
        before: ({ dispatch }) => void dispatch(moneySent({ key: 'k', row: 'changeCurrency' })),
      });
      await states.draw(
        'flags',
        ['br', 'GB', 'none', 'toString'].map((flag) => h(CurrencyFlag, { key: flag, flag, className: 'flag' })),
      );

      await states.explore('the menu', h(CurrencyMenu));
      await states.draw('a brand without lotteries, with a higher least bet', h(CurrencyMenu), {
        settings: ({ limits }) => ({ games: ['noah'], limits: { ...limits, stake: { least: '0.5', most: '9' } } }),
      });
      await states.draw('a brand without sports', h(CurrencyMenu), {
        settings: () => ({ sports: [], games: ['pk10'] }),
      });
      await states.draw('a brand with two currencies', h(CurrencyMenu), {
        settings: () => ({ currencies: ['BRL', 'INR'] }),
      });
      await states.press('BRL', 'BRL is chosen');
      states.answer({ '': 'none' });
      await states.press('Change', 'the change is on its way');
      for (const [name, answer] of [
        ['refused', { refused: 'forbidden' }],
        ['refused as a bet is open', { refused: 'badRequest' }],
      ] as const) {
        await states.drawAgain(h(CurrencyMenu), {});
        await states.press('BRL', `${name}: BRL is chosen`);
        states.answer({ '': answer });
        await states.press('Change', name);
        await states.press('INR', `${name}: another is chosen`);
      }
      await states.drawAgain(h(CurrencyMenu), {});
      await states.press('BRL', 'BRL is chosen again');
      await states.press('Change', 'it is changed');
      await states.drawAgain(h(CurrencyMenu), {});
      await states.press('USDT', 'back to USDT');
      await states.press('VND', 'from BRL to VND');
      states.lacks('1 USDT =');
      await states.draw('the menu could not be loaded', h(CurrencyMenu), {
        answers: { currencies: { status: 400 }, '': { status: 400 } },
      });
      states.answer({});
      await states.press('Try again');

      const error = { kind: 'refused', status: 409, reason: 'forbidden' } as ApiError;
      const progresses: readonly (MoneyProgress<undefined> | undefined)[] = [
        undefined,
        { status: 'sending' },
        { status: 'checking' },
        { status: 'neverDone' },
        { status: 'unknown' },
        { status: 'accepted' },
        { status: 'refused', error: { kind: 'notLoaded' } },
        { status: 'refused', error },
      ];
      const outcome = (progress: MoneyProgress<undefined> | undefined, currency?: string) =>
        h(CurrencyOutcome, { progress, currency, onToast: () => void done.push('toast') });
      for (const progress of progresses)
        await states.draw(`the outcome ${JSON.stringify(progress)}`, outcome(progress, 'BRL'));
      await states.draw('it was changed before the wallet is known', outcome({ status: 'accepted' }));
      // Only a refusal is said by a toast.
      expect(done).toEqual(['toast']);
      done.length = 0;
      for (const literal of [{ currencyToast: false }, {}] as const)
        await states.draw(`refused with ${JSON.stringify(literal)}`, outcome({ status: 'refused', error }), {
          settings: () => ({ literal }),
        });
    },
    `
    # the balance
    "1,000.00"
    "Balance"
    button "Change the currency, now USDT"
    region "Change the currency, now USDT"
    # the channel is interrupted
    button "Live updates are interrupted. The balance may be out of date. Try again"
    # the menu
    radio "USDT Minimum bets: sports 0.01, lotteries 1.00" [checked]
    "Minimum bets: sports 0.01, lotteries 1.00"
    "Minimum bets: sports 0.06, lotteries 5.44"
    "Minimum bets: sports 0.84, lotteries 83.12"
    # the menu: BRL Brazilian RealMinimum bets: sports 0.06, lotteries 5.44
    radio "BRL Brazilian Real Minimum bets: sports 0.06, lotteries 5.44" [checked]
    # a brand without lotteries, with a higher least bet
    "Minimum bet: sports 0.50"
    "Minimum bet: sports 2.71"
    # a brand without sports
    "Minimum bet: lotteries 5.44"
    # a brand with two currencies
    radio "BRL Brazilian Real Minimum bets: sports 0.06, lotteries 5.44"
    # BRL is chosen
    "1 USDT = 5.4321 BRL"
    "Your balance of 1,000.00 USDT becomes 5,432.10 BRL."
    radio "USDT Minimum bets: sports 0.01, lotteries 1.00"
    "What is in your wallet is exchanged from USDT to BRL. The fraction that BRL cannot hold is cut off."
    button "Change to BRL"
    # the change is on its way
    sends PUT /sports/api/v1/member/currency?unit=BRL
    radio "USDT Minimum bets: sports 0.01, lotteries 1.00" [disabled]
    radio "BRL Brazilian Real Minimum bets: sports 0.06, lotteries 5.44" [disabled, checked]
    radio "INR Indian Rupee Minimum bets: sports 0.84, lotteries 83.12" [disabled]
    # refused: BRL is chosen
    "Minimum bets: sports 157.50, lotteries 15,750.00"
    "Minimum bets: sports 246, lotteries 24,550"
    "Minimum bets: sports 0.18, lotteries 17.05"
    "Minimum bets: sports 0.33, lotteries 32.40"
    # refused
    sends PUT /sports/api/v1/member/currency?unit=BRL
    above [{"kind":"none"},{"shown":[{"kind":"error","text":"toast.currencyRefused","id":1}],"past":[{"kind":"error","text":"toast.currencyRefused","id":1}],"next":2}]
    # refused: another is chosen
    radio "INR Indian Rupee Minimum bets: sports 0.84, lotteries 83.12" [checked]
    "1 USDT = 83.12 INR"
    "What is in your wallet is exchanged from USDT to INR. The fraction that INR cannot hold is cut off."
    button "Change to INR"
    # refused as a bet is open: BRL is chosen
    radio "INR Indian Rupee Minimum bets: sports 0.84, lotteries 83.12"
    # refused as a bet is open
    sends PUT /sports/api/v1/member/currency?unit=BRL
    # it is changed
    sends PUT /sports/api/v1/member/currency?unit=BRL
    "Your wallet is now kept in BRL."
    # back to USDT
    "1 USDT = 5.4321 BRL"
    "Your balance of 5,432.10 BRL becomes 1,000.00 USDT."
    # from BRL to VND
    "1 BRL = 4,519.430791 VND"
    "Your balance of 5,432.10 BRL becomes 24,550,000 VND."
    # the menu could not be loaded
    alert "The currencies could not be loaded. Try again"
    button "Try again"
    # Try again pressed
    "Minimum bets: sports 0.57, lotteries 56.30"
    "Minimum bets: sports 0.36, lotteries 35.90"
    "Minimum bets: sports 0.08, lotteries 7.21"
    "Minimum bets: sports 1.10, lotteries 109.70"
    # the outcome {"status":"sending"}
    status "Changing the currency."
    # the outcome {"status":"checking"}
    status "No answer has come. We are checking whether the currency has changed; please do not try again."
    # the outcome {"status":"neverDone"}
    status "The currency was not changed. You can try again."
    # the outcome {"status":"unknown"}
    status "We could not find out whether the currency was changed. Look at your balance before you try again, and contact support if you are not sure. Contact support"
    link "Contact support"
    # the outcome {"status":"accepted"}
    status "Your wallet is now kept in BRL."
    # the outcome {"status":"refused","error":{"kind":"notLoaded"}}
    alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    # it was changed before the wallet is known
    status "What we were checking has been carried out."
    # refused with {}
    above [{"kind":"none"},{"shown":[{"kind":"error","text":"toast.currencyRefused","id":1}],"past":[{"kind":"error","text":"toast.currencyRefused","id":1}],"next":2}]
    # the menu: nothing in its lists
    "Currency of your wallet"
    # the menu: not answered
    status "Loading"
    # the menu: a guest
    "USDT"
    "BRL Brazilian Real"
  `,
  );
  key.mockRestore();
  expect(done).toEqual(['toast']);
});
