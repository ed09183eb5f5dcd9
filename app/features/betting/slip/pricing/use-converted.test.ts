// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { english } from '#app/test/markup/english.ts';
import { useConverted } from './use-converted.ts';

const rate = (currency: string, exchange: string) => ({
  id: currency,
  currency,
  exchange,
  flag: '',
  img: '',
  status: 1,
  lotter_bet_min: '1',
  sport_bet_min: '1',
});
const inEnglish = (element: ReactNode) => h(I18nextProvider, { i18n: english }, element);
const RATES = [rate('USDT', '1'), rate('BRL', '5')];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['USDT', undefined, undefined],
  ['USDT', 'USDT', undefined],
  ['USDT', 'BRL', { amount: '50.00', currency: 'BRL' }],
  ['BRL', 'USDT', { amount: '2.00', currency: 'USDT' }],
  // Without a rate.
  ['USDT', 'EUR', undefined],
  ['EUR', 'EUR', undefined],
])('10 %s in %s', async (from, alsoIn, converted) => {
  const { result, store, pass, unmount } = hookInStore(useConverted, from, () => RATES, inEnglish);
  act(() => void store.dispatch(preferencesChanged({ alsoIn })));
  // The rates are not read yet.
  expect(result.current('10')).toBeUndefined();
  await pass();
  expect(result.current('10')).toEqual(converted);
  unmount();
});
