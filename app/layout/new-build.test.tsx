// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moneySent } from '#app/api/money/money-slice.ts';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { pickToggled } from '#app/features/betting/slip/index.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { createStore } from '#app/store/store.ts';
import { english } from '#app/test/markup/english.ts';
import { PART_FAILED } from '#app/ui/build-of.ts';
import type { PageBrand } from '#contract/brand';
import { NewBuild } from './new-build.tsx';

const TEXT = 'A new version of this page is ready.';
const TEN_MINUTES = 600_000;
const page = (build: string): string => `<script src="/assets/app-${build}.js"></script> /locales/0123abcd/en.json`;

let answer: () => Promise<Response>;
let calls: readonly unknown[][];
let reloads: number;
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', text: page('AAAAAAAA') }));
  answer = async () => new Response(page('BBBBBBBB'));
  reloads = 0;
  const fetch = vi.fn<(...request: unknown[]) => Promise<Response>>(() => answer());
  calls = fetch.mock.calls;
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', {
    reload: () => void (reloads += 1),
    href: 'http://localhost/',
    pathname: '/',
    search: '',
  });
  store = createStore(undefined, false);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(): void {
  render(
    <Provider store={store}>
      <I18nextProvider i18n={english}>
        <MemoryRouter>
          <BrandProvider value={{} as PageBrand}>
            <NewBuild />
          </BrandProvider>
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
}
/** Once the answer is read. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
async function check(): Promise<void> {
  await act(async () => void dispatchEvent(new Event(PART_FAILED)));
  await settled();
}
const shown = () => screen.queryByText(TEXT) !== null;

describe('a new build', () => {
  it.each([
    ['after ten minutes', () => void vi.advanceTimersByTime(TEN_MINUTES)],
    ['when a part of the page did not load', () => void dispatchEvent(new Event(PART_FAILED))],
    ['when the page is seen again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('is looked for %s, and not before', async (_, happen) => {
    open();
    vi.advanceTimersByTime(TEN_MINUTES - 1);
    await settled();
    expect(calls).toEqual([]);
    await act(async () => happen());
    await settled();
    expect(calls.slice(0, 1)).toEqual([['/', { cache: 'no-cache', credentials: 'omit' }]]);
    expect([shown(), reloads]).toEqual([true, 1]);
  });

  it('is not looked for while the page is hidden, and no more when it is gone', async () => {
    open();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    cleanup();
    dispatchEvent(new Event(PART_FAILED));
    vi.advanceTimersByTime(TEN_MINUTES);
    await settled();
    expect(calls).toEqual([]);
  });

  it.each([
    ['the same build', async () => new Response(page('AAAAAAAA'))],
    ['something else', async () => new Response('maintenance')],
    ['an error', async () => new Response(page('BBBBBBBB'), { status: 503 })],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is none where the server answers %s', async (_, served) => {
    answer = served;
    open();
    await check();
    expect([calls.length, shown(), reloads]).toEqual([1, false, 0]);
  });

  it('is not looked for by a page that knows no build of its own', async () => {
    document.head.replaceChildren();
    open();
    await check();
    expect([shown(), reloads]).toEqual([false, 0]);
  });

  it('loads by itself once, and is then offered', async () => {
    open();
    await check();
    await check();
    expect([shown(), reloads]).toEqual([true, 1]);
    screen.getByRole('button', { name: 'Reload' }).click();
    expect(reloads).toBe(2);
    answer = async () => new Response(page('CCCCCCCC'));
    await check();
    expect(reloads).toBe(3);
  });

  const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
  it.each([
    ['a dialog is open', () => put('<dialog open></dialog>')],
    ['an overlay is open', () => put('<div role="dialog"></div>')],
    ['a game is open', () => put('<iframe></iframe>')],
    ['something was typed', () => put('<input value="5">')],
    ['a message was written', () => put('<textarea>Hello</textarea>')],
    [
      'a field has the focus',
      () => {
        put('<input>');
        document.querySelector('input')?.focus();
      },
    ],
    ['a slip has picks', () => void store.dispatch(pickToggled(aPick()))],
    ['money is on its way', () => void store.dispatch(moneySent({ key: 'k', row: 'placeBet' }))],
    ['money was on its way', () => localStorage.setItem('slipway.pendingMoney.v1', '[]')],
    ['the outcome of money is unknown', () => localStorage.setItem('slipway.unknownMoney.v1', '[]')],
    [
      'nothing can be stored',
      () =>
        void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('full');
        }),
    ],
  ])('is only offered while %s', async (_, prepare) => {
    open();
    await act(async () => prepare());
    await check();
    expect([shown(), reloads]).toEqual([true, 0]);
  });

  it.each(['<dialog></dialog>', '<input>', '<input type="checkbox" value="on">', '<input type="hidden" value="x">'])(
    'loads by itself beside %s',
    async (html) => {
      put(html);
      open();
      await check();
      expect(reloads).toBe(1);
    },
  );
});
