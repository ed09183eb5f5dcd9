// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { CURRENCIES } from '#fixtures/world';
import { useQuickStakes } from './use-quick-stakes.ts';

const DEMO = { ...(await readBrand(process.cwd(), 'harborlight')), currency: 'USDT', quickStakes: ['5', '10', '50'] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function offeredIn(
  currency: string,
  over: { currency?: string; own?: readonly string[]; ownIn?: string; rates?: object } = {},
) {
  const { own, ownIn: quickCurrency, rates = CURRENCIES, ...brand } = over;
  const answers = { 'member/account': { score: '60', currency }, 'config/exchange': rates };
  const answer = (address: string) => Object.entries(answers).find(([part]) => address.includes(part))?.[1];
  const around = (element: ReactNode) => h(BrandProvider, { value: { ...DEMO, ...brand } }, element);
  const { result, store, pass, unmount } = hookInStore(() => useQuickStakes('sport'), undefined, answer, around);
  act(() => void store.dispatch(signedIn(PLAYER)));
  if (own !== undefined) act(() => void store.dispatch(preferencesChanged({ quickStakes: own, quickCurrency })));
  await pass();
  const { offered } = result.current;
  unmount();
  return offered;
}

it("are the brand's in its own currency, and of about the same worth in another", async () => {
  expect(await offeredIn('USDT')).toEqual(['5', '10', '50']);
  expect(await offeredIn('VND')).toEqual(['100000', '200000', '1000000']);
  expect(await offeredIn('BRL')).toEqual(['25', '50', '250']);
});

it('are never below the minimum of the currency: 245.50 VND', async () => {
  expect(await offeredIn('VND', { currency: 'VND' })).toEqual(['250', '500', '2500']);
});

it("are the player's own as they were typed, each once", async () => {
  expect(await offeredIn('VND', { own: ['30000', '30000.0', '7'] })).toEqual(['30000', '7']);
});

it("are the player's own only in the currency in which they were typed", async () => {
  expect(await offeredIn('VND', { own: ['30000'], ownIn: 'VND' })).toEqual(['30000']);
  expect(await offeredIn('VND', { own: ['7', '70'], ownIn: 'USDT' })).toEqual(['100000', '200000', '1000000']);
});

it('are none while the rate is not known', async () => {
  expect(await offeredIn('VND', { rates: [] })).toEqual([]);
});
