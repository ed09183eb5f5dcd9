// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { moneySent } from '#app/api/money/money-slice.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { pushStatusChanged } from '#app/store/push-slice.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { Balance } from './balance.tsx';
import { CurrencyFlag } from './currency-flag.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { CurrencyOutcome } from './currency-outcome.tsx';

it('each state of the balance and of the currencies', async () => {
  const done: string[] = [];
  // The key of a call whose outcome is looked up is in its address.
  const key = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const text = await statesOf({ notesOverlays: true }, async (states) => {
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
    expect(done).toEqual([]);
    for (const literal of [{}, { currencyToast: true }] as const)
      await states.draw(`refused with ${JSON.stringify(literal)}`, outcome({ status: 'refused', error }), {
        settings: () => ({ literal }),
      });
  });
  key.mockRestore();
  expect(done).toEqual(['toast']);
  await expect(text).toMatchFileSnapshot(statesFile('account/currencies'));
});
