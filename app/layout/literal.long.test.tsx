import { act, fireEvent, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODES } from '#contract/reasons';
import { CurrencyMenu } from '#app/features/account/account/currency-menu.tsx';
import { CurrencyOutcome } from '#app/features/account/account/currency-outcome.tsx';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { LoginRoute } from '#app/routes/account/login.tsx';
import { type Player, signedIn, signedOut } from '#app/store/session-slice.ts';
import { renderApp } from '#app/test/render-app.tsx';
import type { Literal as LiteralSettings } from '#contract/brand';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { Literal } from './literal.tsx';
import { MobileNav } from './mobile-nav.tsx';

const PLAYER = DEMO_ACCOUNTS[0]?.email ?? '';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** What comes after the first calls of a page, as the frame does. */
function Late({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  return isThere ? (
    children
  ) : (
    <button type="button" onClick={() => setThere(true)}>
      later
    </button>
  );
}

describe('the letter of the specification, unless a brand switches it off', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
    localStorage.clear();
  });
  const show = async (settings: LiteralSettings | undefined, options: Parameters<typeof renderApp>[1] = {}) => {
    app = await renderApp('/my-bets', {
      signedInAs: PLAYER,
      element: (
        <>
          <Literal />
          <Address />
          <MobileNav />
        </>
      ),
      settings: () => ({ literal: settings }),
      ...options,
    });
  };
  const address = () => app.screen.getByRole('status').textContent;
  const press = (name: string) => fireEvent.click(app.screen.getByRole('button', { name }));

  it.each([
    [undefined, 'expired', '/login'],
    [undefined, 'left', '/my-bets'],
    [false, 'expired', '/my-bets'],
  ] as const)('signInAddress %s: 5 s after a session has %s the address is %s', async (signInAddress, because, end) => {
    await show({ signInAddress });
    vi.useFakeTimers();
    app.store.dispatch(signedOut({ because }));
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(address()).toBe('/my-bets');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(address()).toBe(end);
  });

  it('signInAddress: a session that ended before the visit leads to /login too', async () => {
    const element = (
      <>
        <Late>
          <Literal />
        </Late>
        <Address />
      </>
    );
    await show(undefined, { element });
    app.store.dispatch(signedOut({ because: 'expired' }));
    vi.useFakeTimers();
    press('later');
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(address()).toBe('/login');
  });

  it('signInAddress: who opens a page of players with an ended session is at that page after signing in', async () => {
    const element = (
      <>
        <Late>
          <Literal />
          <Routes>
            <Route path="/my-bets" element={<PlayerOnly>the page</PlayerOnly>} />
            <Route path="/login" element={<LoginRoute />} />
            <Route path="/" element={null} />
          </Routes>
        </Late>
        <Address />
      </>
    );
    await show(undefined, { element });
    const { player } = app.store.getState().session;
    app.store.dispatch(signedOut({ because: 'expired' }));
    vi.useFakeTimers();
    press('later');
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(address()).toBe('/login');
    vi.useRealTimers();
    act(() => void app.store.dispatch(signedIn(player as Player)));
    await app.screen.findByText('the page');
    expect(address()).toBe('/my-bets');
  });

  it('signInAddress: who has signed in again within 5 s stays', async () => {
    await show(undefined);
    const { player } = app.store.getState().session;
    vi.useFakeTimers();
    app.store.dispatch(signedOut({ because: 'expired' }));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    app.store.dispatch(signedIn(player as Player));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(address()).toBe('/my-bets');
  });

  it.each([
    [undefined, '/profile?wallet=deposit'],
    [false, '/my-bets'],
  ] as const)("rechargeInProfile %s: the phone's deposit leads to %s", async (rechargeInProfile, end) => {
    await show({ rechargeInProfile }, { width: 390 });
    press('Deposit');
    await vi.waitFor(() => expect(address()).toBe(end));
  });

  it('dialogMotion marks the page while it is shown', async () => {
    await show(undefined);
    expect(document.documentElement.dataset['dialogMotion']).toBe('literal');
    app.screen.unmount();
    expect(document.documentElement.dataset['dialogMotion']).toBeUndefined();
  });

  it.each([
    [undefined, ['The house says no.']],
    [{ currencyToast: false }, []],
  ])('%j: toasts of a refused change of currency are %j', async (literal, toasts) => {
    const error = { kind: 'refused', status: 200, code: 1, message: 'The house says no.' } as const;
    app = await renderApp('/', {
      element: (
        <Suspense>
          <CurrencyOutcome progress={{ status: 'refused', error }} currency="USDT" />
        </Suspense>
      ),
      settings: () => ({ literal }),
    });
    expect(await app.screen.findByText('The house says no.')).toBeTruthy();
    const shown = () => app.store.getState().toast.shown.map(({ text }) => app.i18n.t(`shell:${text}`));
    await waitFor(() => expect(shown()).toEqual(toasts));
  });

  it('currencyToast: the menu goes, which would lie over the toast, and does not say it a second time', async () => {
    const hide = vi.fn<() => void>();
    app = await renderApp('/', {
      signedInAs: PLAYER,
      element: (
        <Suspense>
          <CurrencyMenu onToast={hide} />
        </Suspense>
      ),
      before() {
        const reach = globalThis.fetch;
        const refused = { code: CODES.forbidden.code, msg: 'no', data: {} };
        vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
          url.includes('member/currency') ? Promise.resolve(Response.json(refused, { status: 403 })) : reach(url, init),
        );
      },
    });
    fireEvent.click((await app.screen.findAllByRole('radio', { hidden: true }))[1] as HTMLElement);
    fireEvent.click(app.screen.getByRole('button', { name: /^Change to/, hidden: true }));
    await waitFor(() => expect(hide).toHaveBeenCalledTimes(1));
    expect(app.store.getState().toast.shown).toHaveLength(1);
    expect(app.screen.queryByText(/This is not available/)).toBeNull();
  });
});
