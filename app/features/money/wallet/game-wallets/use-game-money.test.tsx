import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneySent,
  moneyUnanswered,
  moneyUnknown,
} from '#app/api/money/money-slice.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { signedOut } from '#app/store/session-slice.ts';
import type { AppStore } from '#app/store/store.ts';
import { useGameMoney } from './use-game-money.ts';

const cards = { game: 'cardGame', id: 'cardGame', gameId: '7' } as const;
const ng = { game: 'ngGame', id: 'ngGame/x', platform: 'x', name: 'X' } as const;
const into = { wallet: cards, way: 'in', amount: '5', currency: 'USDT' } as const;

let store: AppStore;
function hook(answers: Parameters<typeof upstream>[0]) {
  localStorage.clear();
  const made = upstream(answers);
  store = made.store;
  const wrapper = ({ children }: { readonly children: ReactNode }) => h(Provider, { store, children });
  const { result, unmount } = renderHook(useGameMoney, { wrapper });
  /** What the hook returns, without its functions. */
  const shown = () => {
    const { pressed, taken, isLocked } = result.current;
    return { pressed: pressed && `${pressed.row} ${pressed.progress?.status}`, taken, isLocked };
  };
  const reopened = () => {
    unmount();
    return renderHook(useGameMoney, { wrapper }).result.current.pressed;
  };
  return { result, shown, asked: made.asked, reopened };
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

// Rows load with their first press; that wait is not part of what is looked at here.
beforeAll(() => Promise.all([import('#app/api/money/every-money-row.ts'), import('#app/api/money/claim-and-send.ts')]));
afterEach(() => store.dispatch(signedOut({ because: 'left' })));

it('is free before a press, and locked while any of the rows is open', () => {
  const { shown } = hook({});
  const before = { pressed: undefined, taken: undefined, isLocked: false };
  expect(shown()).toEqual(before);
  const call = { key: 'k1', row: 'moveOutOfNg' } as const;
  act(() => void store.dispatch(moneySent(call)));
  expect(shown()).toEqual({ ...before, pressed: 'moveOutOfNg sending', isLocked: true });
  act(() => void store.dispatch(moneyUnanswered(call)));
  expect(shown()).toEqual({ ...before, pressed: 'moveOutOfNg checking', isLocked: true });
  act(() => void store.dispatch(moneyAccepted({ ...call, receipt: {} })));
  expect(shown()).toEqual({ ...before, pressed: 'moveOutOfNg accepted' });
});

it('a press is sent, and its request stays with it', async () => {
  const { result, shown, asked } = hook({
    transfer_in: () => ({ balance: '9', game_balance: '5', currency: 'USDT' }),
  });
  act(() => result.current.move(into));
  expect(shown()).toEqual({ pressed: 'moveIntoCardGame sending', taken: undefined, isLocked: true });
  await settle();
  expect(shown()).toEqual({ pressed: 'moveIntoCardGame accepted', taken: undefined, isLocked: false });
  expect(asked).toEqual(['GET /3rd-game/playcard/api/v1/ky/transfer_in?game_id=7&money=5']);
  expect(result.current.pressed?.progress?.request?.query).toEqual({ game_id: '7', money: '5' });
});

it('everything back: busy until it is done, and forgotten with the next press', async () => {
  const { result, shown } = hook({
    'ky/balance': () => ({ balance: '0', currency: 'USDT' }),
    'ng/balance': () => ({ balance: '2', currency: 'USDT' }),
    transfer_out: () => ({ balance: '9', game_balance: '0', currency: 'USDT' }),
  });
  act(() => void result.current.takeAll([cards, ng]));
  expect(shown()).toEqual({ pressed: undefined, taken: 'busy', isLocked: true });
  await settle();
  expect(shown()).toEqual({ pressed: 'moveOutOfNg accepted', taken: 'all', isLocked: false });
  act(() => result.current.move(into));
  expect(shown()).toEqual({ pressed: 'moveIntoCardGame sending', taken: undefined, isLocked: true });
  await settle();
});

it('an outcome keeps the currency that was moved, which the request of card games does not name', async () => {
  const { result } = hook({ transfer_in: () => ({ balance: '9', game_balance: '5', currency: 'BRL' }) });
  act(() => result.current.move({ ...into, currency: 'BRL' }));
  await settle();
  expect(result.current.pressed?.currency).toBe('BRL');
  act(() => void store.dispatch(moneySent({ key: 'k2', row: 'moveIntoCardGame' })));
  expect(result.current.pressed?.currency).toBeUndefined();
});

const CALL = { key: 'k1', row: 'moveIntoCardGame' } as const;
const error = { kind: 'refused', status: 400, reason: 'insufficientBalance' } as const;
it.each([
  ['carried out', moneyAccepted({ ...CALL, receipt: {} }), undefined],
  ['refused', moneyRefused({ ...CALL, error }), undefined],
  ['never done', moneyNeverDone(CALL), undefined],
  ['unknown', moneyUnknown(CALL), 'unknown'],
  ['still looked for', moneyUnanswered(CALL), 'checking'],
])('one that is %s is, when the wallet is opened again, as expected', (_, action, status) => {
  const { reopened } = hook({});
  act(() => void store.dispatch(moneySent(CALL)));
  act(() => void store.dispatch(action));
  expect(reopened()?.progress?.status).toBe(status);
});
