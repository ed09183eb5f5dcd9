import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { useFlagLink, useQueryFlag, type QueryFlag } from './query-flags.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;

/** What an address opens for a player or a guest, and the address then. */
function opened(flag: QueryFlag, search: string, isPlayer = true) {
  const store = createStore();
  if (isPlayer) store.dispatch(signedIn(PLAYER));
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    h(Provider, { store, children: h(MemoryRouter, { initialEntries: [`/sport${search}`] }, children) });
  const use = () => ({ flag: useQueryFlag(flag), link: useFlagLink(flag), at: useLocation() });
  const { result } = renderHook(use, { wrapper });
  const shown = () => [result.current.flag[0], result.current.at.pathname + result.current.at.search];
  const overlays = () => JSON.stringify(store.getState().overlay);
  return { shown, overlays, close: () => act(() => result.current.flag[1]()), link: () => result.current.link.search };
}

it.each([
  ['chat', '?chat=true', true, true],
  ['chat', '?chat=true', false, true],
  ['chat', '?chat=1', true, false],
  ['chat', '?menu=true', true, false],
  ['chat', '', true, false],
  ['support', '?support=true', false, true],
  ['mybet', '?mybet=true', true, true],
  ['invite', '?invite=true', true, true],
] as const)('%s at %j, of a player: %s, is open: %s', (flag, search, isPlayer, isOpen) => {
  const { shown, overlays } = opened(flag, search, isPlayer);
  expect(shown()).toEqual([isOpen, `/sport${search}`]);
  expect(overlays()).toBe(opened('menu', '').overlays());
});

it.each(['mybet', 'invite'] as const)('a guest who asks for %s gets the sign-in dialog', (flag) => {
  const { shown, overlays } = opened(flag, `?a=1&${flag}=true&bet=7`, false);
  expect(shown()).toEqual([false, flag === 'mybet' ? '/sport?a=1' : '/sport?a=1&bet=7']);
  expect(overlays()).toContain('"signIn"');
});

it('closing removes the flag and what belongs to it, and keeps the rest', () => {
  const bets = opened('mybet', '?view=day&mybet=true&bet=7&cashout=true&chat=true');
  bets.close();
  expect(bets.shown()).toEqual([false, '/sport?view=day&chat=true']);
  const chat = opened('chat', '?view=day&mybet=true&bet=7&cashout=true&chat=true');
  chat.close();
  expect(chat.shown()).toEqual([false, '/sport?view=day&mybet=true&bet=7&cashout=true']);
});

it('a link opens an overlay over the page with its other parameters', () => {
  expect(opened('chat', '').link()).toBe('?chat=true');
  expect(opened('chat', '?view=day&chat=false').link()).toBe('?view=day&chat=true');
});
