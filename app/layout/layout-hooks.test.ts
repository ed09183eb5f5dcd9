// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { createElement as h, type ReactNode, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language, PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { hookInStore } from '#app/test/hook-in-store.tsx';
import { english } from '#app/test/markup/english.ts';
import { useInstalledApp } from './installed/installed-app.ts';
import { useBottomSpace } from './use-bottom-space.ts';
import { useOpenSlip } from './use-open-slip.ts';
import { usePageSlip } from './use-page-slip.ts';
import { useSetLanguage } from './use-set-language.ts';
import { useProductNames } from './wallet/use-product-names.ts';

const PLAYER = { token: 't', freshToken: 'f', userId: 'u1', role: 3 } as const;

interface Offer {
  readonly sports?: readonly string[];
  readonly games?: readonly string[];
  readonly slip?: string;
}
const aBrand = ({ sports = [], games = [], slip = 'panel' }: Offer) =>
  ({ sports, games, layout: { slip } }) as unknown as PageBrand;
const pageOf =
  (offer: Offer, address = '/') =>
  (element: ReactNode) =>
    h(
      I18nextProvider,
      { i18n: english },
      h(BrandProvider, { value: aBrand(offer) }, h(MemoryRouter, { initialEntries: [address] }, element)),
    );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the slip of a page', () => {
  it.each([
    [true, { sports: ['soccer'], slip: 'panel' }, false],
    [true, { sports: ['soccer'], slip: 'drawer' }, true],
    [false, { sports: ['soccer'], slip: 'panel' }, true],
    [false, { sports: ['soccer'], slip: 'drawer' }, true],
    [false, { sports: ['cricket', 'bd'] }, true],
    [false, { sports: ['cricket', '365sports'] }, false],
    [true, { sports: [], slip: 'drawer' }, false],
    // Pages of games have no column.
    [true, { sports: ['soccer'] }, true, '/game'],
    [true, { sports: ['soccer'] }, true, '/game/play/pgGame/1'],
    [true, { sports: ['soccer'] }, true, '/live-games'],
    [true, { sports: ['soccer'] }, true, '/gameArcade'],
  ])('on a desktop: %s, of a brand with %j, is opened: %s', (isDesktop, offer, opens, address = '/') => {
    const query = { matches: isDesktop, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    const matchMedia = vi.fn(() => query);
    vi.stubGlobal('matchMedia', matchMedia);
    const { result, store, unmount } = hookInStore(useOpenSlip, undefined, undefined, pageOf(offer, address));
    expect(result.current === undefined).toBe(!opens);
    act(() => result.current?.());
    expect(store.getState().overlay).toEqual({ kind: opens ? 'slip' : 'none' });
    unmount();
    expect(matchMedia).toHaveBeenCalledWith('(width >= 64rem)');
    // It ends with the listener that it began with.
    expect(query.removeEventListener.mock.calls).toEqual(query.addEventListener.mock.calls);
  });

  const ALL = { sports: ['soccer'], games: ['hkmarksix', 'pk10'] };
  it.each([
    ['/lottery/hkmarksix', true, ALL, { markSix: 'hkmarksix' }],
    ['/lottery/pk10', true, ALL, { race: 'pk10' }],
    ['/lottery/hkmarksix', false, ALL, 'sports'],
    ['/lottery/pk10', false, ALL, 'sports'],
    ['/lottery/ammarksix', true, ALL, 'sports'],
    ['/lottery/chess', true, ALL, 'sports'],
    ['/lottery', true, ALL, 'sports'],
    ['/', true, ALL, 'sports'],
    ['/', true, { sports: ['cricket'], games: ['pk10'] }, undefined],
    ['/lottery/pk10', true, { games: ['pk10'] }, { race: 'pk10' }],
    ['/lottery/pk10', false, { games: ['pk10'] }, undefined],
  ])('at %s, signed in: %s, of a brand with %j is %j', (address, isPlayer, offer, slip) => {
    const { result, store, unmount } = hookInStore(usePageSlip, undefined, undefined, pageOf(offer, address));
    if (isPlayer) act(() => void store.dispatch(signedIn(PLAYER)));
    expect(result.current).toEqual(slip);
    unmount();
  });
});

it('products are named, the sports of the brand first in its order, without those that it has not', () => {
  const offer = { sports: ['365sports', 'soccer', 'cricket'], games: ['pgGames', 'pk10', 'hkmarksix'] };
  const { result, unmount } = hookInStore(useProductNames, undefined, undefined, pageOf(offer));
  expect(result.current).toEqual([
    { id: 10, name: 'Soccer' },
    { id: 9, name: 'Cricket' },
    { id: 13, name: 'Hong Kong Mark Six' },
    { id: 16, name: 'PK10 racing' },
    { id: 22, name: 'PG Games' },
  ]);
  unmount();
});

it.each<[Language, boolean, string, string | null]>([
  ['ja', true, 'ja', '"ja"'],
  // Its texts could not be loaded.
  ['ko', false, 'en', null],
])('a change to %s works: %s', async (language, works, shown, stored) => {
  localStorage.clear();
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', fallbackLng: false, resources: { en: { shell: {} }, ja: { shell: {} } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => h(I18nextProvider, { i18n }, children);
  const { result } = renderHook(useSetLanguage, { wrapper });
  expect(await act(() => result.current(language))).toBe(works);
  expect([i18n.language, localStorage.getItem('slipway.language.v1')]).toEqual([shown, stored]);
});

it('what covers the lower edge leaves that much space, as long as it is there', () => {
  const observed: { readonly element: Element; readonly tell: () => void }[] = [];
  let ends = 0;
  class Observer {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe(element: Element) {
      observed.push({ element, tell: this.#tell });
    }
    disconnect() {
      ends += 1;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const column = document.createElement('main');
  let height = 56;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  const spaces = () => [document.documentElement, column].map(({ style }) => style.getPropertyValue('--bottom-space'));
  const Bar = ({ place }: { readonly place: HTMLElement | null }) =>
    h('aside', { ref: useBottomSpace<HTMLElement>(useRef(place)) });
  const { unmount } = render(h(Bar, { place: column }));
  expect(observed.map(({ element }) => element.tagName)).toEqual(['ASIDE']);
  const seen = [56, 72].map((next) => {
    height = next;
    for (const { tell } of observed) tell();
    return spaces();
  });
  unmount();
  expect([...seen, spaces(), ends]).toEqual([['56px', '56px'], ['72px', '72px'], ['', ''], 1]);
  // A page without a column, and a browser without observers, have no other space.
  const alone = render(h(Bar, { place: null }));
  observed.at(-1)?.tell();
  expect(spaces()).toEqual(['72px', '']);
  alone.unmount();
  vi.stubGlobal('ResizeObserver', undefined);
  render(h(Bar, { place: column })).unmount();
  expect([spaces(), ends, observed.length]).toEqual([['', ''], 2, 2]);
});

describe('the installed app', () => {
  const worker = Object.assign(new EventTarget(), { register: vi.fn(() => Promise.reject(new Error('private'))) });
  const send = (data: unknown) => act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  const useApp = () => {
    useInstalledApp();
    const { pathname, search } = useLocation();
    return pathname + search;
  };

  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('registers its worker once, ten seconds after the first page', () => {
    const register = () => worker.register.mock.calls.length;
    const first = hookInStore(useApp, undefined, undefined, pageOf({}));
    act(() => vi.advanceTimersByTime(9_999));
    expect(register()).toBe(0);
    first.unmount();
    act(() => vi.advanceTimersByTime(60_000));
    expect(register()).toBe(0);
    const second = hookInStore(useApp, undefined, undefined, pageOf({}));
    act(() => vi.advanceTimersByTime(9_999));
    expect(register()).toBe(0);
    act(() => vi.advanceTimersByTime(1));
    expect(register()).toBe(1);
    second.unmount();
    const third = hookInStore(useApp, undefined, undefined, pageOf({}));
    act(() => vi.advanceTimersByTime(60_000));
    expect(register()).toBe(1);
    third.unmount();
  });

  it.each([
    [{ go: '/my-bets' }, '/my-bets'],
    [{ go: '/my-bets?bet=soccer.b1' }, '/my-bets?bet=soccer.b1'],
    [{ go: '/my-bets?wallet=deposit' }, '/start'],
    [{ go: '/my-betsx' }, '/start'],
    [{ go: 'https://elsewhere.example/my-bets' }, '/start'],
    [{ go: 7 }, '/start'],
    [{}, '/start'],
    [null, '/start'],
  ])('after the message %j of the worker is at %s', (message, address) => {
    const listen = vi.spyOn(worker, 'addEventListener');
    const { result, unmount } = hookInStore(useApp, undefined, undefined, pageOf({}, '/start'));
    send(message);
    expect(result.current).toBe(address);
    const ends = listen.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal?.aborted);
    expect(ends.at(-1)).toBe(false);
    unmount();
    expect(listen.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal?.aborted)).toEqual(
      ends.map(() => true),
    );
  });

  const KEY = 'slipway.lastBets.v1';
  it.each([
    ['a guest', undefined, false],
    ['another player', 'u2', false],
    ['the same player', 'u1', true],
  ])('keeps the last bets of u1 for %s: %s is %s', (_, userId, isKept) => {
    localStorage.setItem(KEY, JSON.stringify({ user: 'u1' }));
    // The store has no player when it begins; that removes them, so they are stored again.
    const { store, unmount } = hookInStore(useApp, undefined, undefined, pageOf({}));
    if (userId !== undefined) {
      localStorage.setItem(KEY, JSON.stringify({ user: 'u1' }));
      act(() => void store.dispatch(signedIn({ ...PLAYER, userId })));
    }
    expect(localStorage.getItem(KEY) !== null).toBe(isKept);
    unmount();
  });

  it('works where there are no workers', () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    const { result, unmount } = hookInStore(useApp, undefined, undefined, pageOf({}, '/start'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(result.current).toBe('/start');
    unmount();
  });
});
