import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { LIMITS, PRICE } from '#app/features/betting/draws/test/a-context.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { english } from '#app/test/markup/english.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { CURRENCIES } from '#fixtures/world';
import { allTyped, gameChosen, injectedDrawSlip, itemsToggled } from './draw-slip-slice.ts';
import { useDrawSlip } from './use-draw-slip.ts';

const ITEM = { key: 'n8', choice: { kind: 'specialCode', selection: 8 }, odds: '47.00' } as const;
const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u2', role: 3 } as const;
const PRICES = {
  priceOf: () => PRICE,
  prizeOf: () => '235',
  returnsOf: () => ({ max: '235', min: '235', guaranteed: '0' }),
};
const BRAND = await readBrand(process.cwd(), 'harborlight');

it.each([
  ['BRL', ''],
  ['USDT', '20'],
])('of 20 USDT that a guest entered, a player with a wallet in %s has "%s"', async (currency, left) => {
  const { store } = upstream({
    'member/account': () => ({ score: '60', currency }),
    'config/exchange': () => CURRENCIES,
    'api/v1/game_config': () => LIMITS,
  });
  store.dispatch(signedOut({ because: 'left' }));
  for (const action of [gameChosen('hkmarksix'), itemsToggled([ITEM]), allTyped('20')]) store.dispatch(action);
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(Provider, {
      store,
      children: h(I18nextProvider, { i18n: english }, h(BrandProvider, { value: BRAND }, children)),
    });
  const { result, unmount } = renderHook(() => useDrawSlip('hkmarksix', 'open', PRICES), { wrapper });
  await waitFor(() => expect(result.current.currency).toBe('USDT'));
  act(() => void store.dispatch(signedIn(PLAYER)));
  await waitFor(() => expect(result.current.currency).toBe(currency));
  await waitFor(() => expect(injectedDrawSlip.selectSlice(store.getState()).typed).toBe(left));
  expect(injectedDrawSlip.selectSlice(store.getState()).items).toEqual([ITEM]);
  unmount();
});
