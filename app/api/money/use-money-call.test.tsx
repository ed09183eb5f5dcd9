import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createStore } from '#app/store/store.ts';
import {
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneySent,
  moneyStillUnknown,
  moneyUnanswered,
  moneyUnknown,
} from './money-slice.ts';
import { useMoneyCall } from './use-money-call.ts';

const CALL = { key: 'k1', row: 'cashOut' } as const;

it('a button is locked exactly while the outcome of its row is open', () => {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => h(Provider, { store, children });
  const { result } = renderHook(() => useMoneyCall('cashOut'), { wrapper });
  const shown = () => [result.current.progress?.status, result.current.isLocked];
  const after = (action: Parameters<typeof store.dispatch>[0]) => {
    act(() => void store.dispatch(action));
    return shown();
  };
  expect(shown()).toEqual([undefined, false]);
  // Another row has a button of its own.
  expect(after(moneySent({ key: 'k0', row: 'placeBet' }))).toEqual([undefined, false]);
  for (const end of [
    moneyAccepted({ ...CALL, receipt: {} }),
    moneyRefused({ ...CALL, error: { kind: 'fetch' } }),
    moneyNeverDone(CALL),
    moneyUnknown(CALL),
  ]) {
    expect(after(moneySent(CALL))).toEqual(['sending', true]);
    expect(after(moneyUnanswered(CALL))).toEqual(['checking', true]);
    const [status, isLocked] = after(end);
    expect([`money/money${String(status)}`.toLowerCase(), isLocked]).toEqual([end.type.toLowerCase(), false]);
    act(() => result.current.dismiss());
    expect(shown()).toEqual([undefined, false]);
  }
  expect(after(moneyStillUnknown(CALL))).toEqual(['unknown', false]);
});
