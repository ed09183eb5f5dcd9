import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { moneyAccepted, moneySent } from '#app/api/money/money-slice.ts';
import { storeIntent } from '#app/api/money/stored-intents.ts';
import { anIntent, PLAYER } from '#app/api/money/test-upstream.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { writeStored } from '#app/store/storage.ts';
import { createStore } from '#app/store/store.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawItem } from './draw-item.ts';
import { drawSlipCleared, injectedDrawSlip, itemsToggled } from './draw-slip-slice.ts';
import { useStoredDrawSlip } from './use-stored-draw-slip.ts';

const ITEM: DrawItem = { key: 'n8', choice: { kind: 'specialCode', selection: 8 }, odds: '47.00' };
const STORED = { game: 'hkmarksix', items: [ITEM], typed: '5', isSent: false } as const;
const EMPTY = { game: 'hkmarksix', items: [], typed: '' };

beforeEach(() => localStorage.clear());

/** A page of a game, opened with what is stored. */
function opened(game: DrawGame, isPlayer = true) {
  const store = createStore();
  if (isPlayer) store.dispatch(signedIn(PLAYER));
  const wrapper = ({ children }: { readonly children: ReactNode }) => h(Provider, { store, children });
  const { rerender } = renderHook((at: DrawGame) => useStoredDrawSlip(at), { wrapper, initialProps: game });
  const shown = () => {
    const { game: of, items, typed } = injectedDrawSlip.selectSlice(store.getState());
    return { game: of, items, typed };
  };
  const stored = () => JSON.parse(localStorage.getItem('slipway.drawSlip.v2') ?? 'null') as unknown;
  return {
    rerender,
    shown,
    stakes: () => injectedDrawSlip.selectSlice(store.getState()).stakes,
    stored,
    does: (action: Parameters<typeof store.dispatch>[0]) => act(() => store.dispatch(action)),
  };
}

it('the selections of a game are there again, and those of another are not', () => {
  writeStored('drawSlip', STORED);
  expect(opened('hkmarksix').shown()).toEqual({ game: 'hkmarksix', items: [ITEM], typed: '5' });
  expect(opened('pk10').shown()).toEqual({ ...EMPTY, game: 'pk10' });
});

it('what is stored is never removed while it is opened: a browser that crashes then has it still', () => {
  writeStored('drawSlip', STORED);
  const removals = vi.spyOn(Storage.prototype, 'removeItem');
  const { stored } = opened('hkmarksix');
  expect(removals.mock.calls).toEqual([]);
  expect(stored()).toEqual(STORED);
  removals.mockRestore();
});

it.each([
  ['of nothing that is open', undefined, true, []],
  ['of an open bet of this game', 'placeLotteryBet', true, [ITEM]],
  ['of an open bet of another game', 'placeRaceBet', true, []],
  ['of an open bet, for a guest', 'placeLotteryBet', false, []],
] as const)('sent selections are offered while their bet is open only: %s', (_, row, isPlayer, items) => {
  writeStored('drawSlip', { ...STORED, isSent: true });
  if (row !== undefined) storeIntent({ ...anIntent(), row });
  expect(opened('hkmarksix', isPlayer).shown().items).toEqual(items);
});

it('each change is stored, and whether it was sent', () => {
  const { shown, stored, does, rerender } = opened('hkmarksix');
  expect([shown(), stored()]).toEqual([EMPTY, null]);
  does(itemsToggled([ITEM]));
  const stands = { game: 'hkmarksix', items: [ITEM], typed: '', isSent: false };
  expect(stored()).toEqual(stands);
  does(moneySent({ key: 'k1', row: 'placeRaceBet' }));
  expect(stored()).toEqual(stands);
  does(moneySent({ key: 'k2', row: 'placeLotteryBet' }));
  expect(stored()).toEqual({ ...stands, isSent: true });
  does(moneyAccepted({ key: 'k2', row: 'placeLotteryBet', receipt: {} }));
  expect([shown(), stored()]).toEqual([EMPTY, null]);
  does(itemsToggled([ITEM]));
  does(drawSlipCleared());
  expect(stored()).toBeNull();
  does(itemsToggled([ITEM]));
  rerender('pk10');
  expect([shown(), stored()]).toEqual([{ ...EMPTY, game: 'pk10' }, null]);
});

it('the last stakes are there again on the next visit', () => {
  const bet = { currency: 'USDT', picks: [{ amount: '2' }] };
  opened('hkmarksix').does(moneyAccepted({ key: 'k', row: 'placeLotteryBet', receipt: bet }));
  expect(opened('pk10').stakes()).toEqual({ hkmarksix: { amount: '2', currency: 'USDT' } });
});

it('of races, the open bet is that of a race', () => {
  writeStored('drawSlip', { ...STORED, game: 'pk10', isSent: true });
  storeIntent({ ...anIntent(), row: 'placeRaceBet' });
  expect(opened('pk10').shown().items).toEqual([ITEM]);
});
