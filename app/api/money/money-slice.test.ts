import { expect, it } from 'vitest';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import * as money from './money-slice.ts';

it('a row has its open call, else its last outcome; other rows and keys stay as they are', () => {
  const store = createStore();
  const calls = () => money.selectMoneyCalls(store.getState()).map(({ key, row, status }) => `${key} ${row} ${status}`);
  const of = (row: 'placeBet' | 'cashOut') => money.selectMoneyCall(store.getState(), row)?.key;
  const bet = (key: string) => ({ key, row: 'placeBet' }) as const;
  const sale = (key: string) => ({ key, row: 'cashOut' }) as const;
  store.dispatch(money.moneySent(bet('k1')));
  store.dispatch(money.moneySent(sale('k2')));
  store.dispatch(money.moneyNeverDone(bet('k1')));
  expect([calls(), of('placeBet'), of('cashOut')]).toEqual([
    ['k1 placeBet neverDone', 'k2 cashOut sending'],
    'k1',
    'k2',
  ]);
  store.dispatch(money.moneyStillUnknown(bet('k3')));
  expect([calls(), of('placeBet')]).toEqual([['k2 cashOut sending', 'k3 placeBet unknown'], 'k3']);
  store.dispatch(money.moneyUnanswered(bet('k4')));
  store.dispatch(money.moneyUnknown(bet('k3')));
  expect([calls(), of('placeBet')]).toEqual([['k2 cashOut sending', 'k4 placeBet checking'], 'k4']);
  store.dispatch(money.outcomeDismissed('placeBet'));
  store.dispatch(money.moneyAccepted({ ...sale('k2'), receipt: 'r' }));
  expect(money.selectMoneyCalls(store.getState())).toEqual([
    { key: 'k2', row: 'cashOut', status: 'accepted', receipt: 'r' },
    { key: 'k4', row: 'placeBet', status: 'checking' },
  ]);
  expect(money.selectMoneyByKey(store.getState(), 'k4')?.row).toBe('placeBet');
  store.dispatch(money.moneyNeverDone(bet('k4')));
  store.dispatch(money.outcomeDismissed('placeBet'));
  store.dispatch(money.outcomeDismissed('cashOut'));
  expect(calls()).toEqual([]);
  for (const change of [
    signedOut({ because: 'left' }),
    signedIn({ token: 't', freshToken: 'f', userId: 'u', role: 3 }),
  ]) {
    store.dispatch(money.moneySent(bet('k5')));
    store.dispatch(change);
    expect(calls()).toEqual([]);
  }
});

it('a call without an answer is still known by what was pressed', () => {
  const store = createStore();
  const call = { key: 'k1', row: 'moveIntoNg' } as const;
  const request = { params: {}, query: {}, body: { money: '7' } };
  store.dispatch(money.moneySent(call));
  store.dispatch(money.moneyStored({ key: 'k1', request }));
  store.dispatch(money.moneyUnanswered(call));
  expect(money.selectMoneyCall(store.getState(), 'moveIntoNg')).toEqual({ ...call, request, status: 'checking' });
  store.dispatch(money.moneyAccepted({ ...call, receipt: 'r' }));
  expect(money.selectMoneyCall(store.getState(), 'moveIntoNg')?.request).toEqual(request);
});
