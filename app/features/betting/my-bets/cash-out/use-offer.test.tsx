import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { useOffer } from './use-offer.ts';

const PLAYER = { token: 'token-of-player', freshToken: 'fresh-token-of-player', userId: 'u1', role: 3 } as const;
const OFFER_S = 10;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Offers of 1, 2, 3 ..., while they are asked for. */
function offered() {
  let offers = 0;
  const started = Date.now();
  const fetch = async () =>
    Response.json(
      { code: 0, msg: '', data: { amount: `${(offers += 1)}`, currency: 'USDT' } },
      { headers: { 'x-server-time': String(started + performance.now()) } },
    );
  const store = createStore(createTransport({ fetch }), false);
  store.dispatch(signedIn(PLAYER));
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const useAsked = ({ isAsked }: { readonly isAsked: boolean }) => useOffer({ game: 'soccer', bet_id: 'b1' }, isAsked);
  const drawn = renderHook(useAsked, { wrapper, initialProps: { isAsked: true } });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  /** The answer is read in a few turns. */
  const answered = async () => {
    for (let turn = 0; turn < 5; turn += 1) await pass(0.02);
  };
  return { ...drawn, pass, answered };
}

it('says what it was before it changed, but not what it was when it was last asked for', async () => {
  const { result, rerender, unmount, pass, answered } = offered();
  await answered();
  await pass(OFFER_S + 1);
  expect(result.current.offer).toMatchObject({ amount: '2', was: '1' });
  rerender({ isAsked: false });
  await answered();
  rerender({ isAsked: true });
  await answered();
  expect(result.current.offer).toMatchObject({ amount: '3', was: undefined });
  unmount();
});

it.each([
  ['forward', '2100-01-01'],
  ['back', '2000-01-01'],
])('an offer lasts ten seconds, and is followed by the next, when the browser is set %s by years', async (_, date) => {
  const { result, unmount, pass, answered } = offered();
  await answered();
  expect(result.current.offer).toMatchObject({ is: 'open', amount: '1', seconds: OFFER_S });
  vi.setSystemTime(new Date(date));
  await pass(4.4);
  expect(result.current.offer).toMatchObject({ is: 'open', amount: '1', seconds: OFFER_S - 4 });
  await pass(6);
  expect(result.current.offer).toMatchObject({ is: 'open', amount: '2', seconds: OFFER_S });
  // The next one too, though it came under the new date.
  await pass(OFFER_S);
  expect(result.current.offer).toMatchObject({ is: 'open', amount: '3', seconds: OFFER_S });
  unmount();
});
