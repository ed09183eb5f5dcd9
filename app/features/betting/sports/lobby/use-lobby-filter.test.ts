// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NO_FILTER } from './lobby-filter.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';

function at(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: ['/before', address], initialIndex: 1 }, children);
  const seen: string[] = [];
  const useAll = () => {
    const [filter, change] = useLobbyFilter();
    seen.push(filter.search);
    return { filter, change, go: useNavigate(), location: useLocation() };
  };
  return { ...renderHook(useAll, { wrapper }), seen };
}

it('a change adds to the others, and to what else the address says', () => {
  const { result } = at('/sport/soccer?wallet=deposit&q=vale');
  expect(result.current.filter).toEqual({ ...NO_FILTER, search: 'vale' });
  act(() => {
    // Two changes of one moment.
    result.current.change({ phase: 'live' });
    result.current.change({ search: 'aster' });
  });
  expect(result.current.filter).toEqual({ ...NO_FILTER, search: 'aster', phase: 'live' });
  const params = new URLSearchParams(result.current.location.search);
  expect([params.get('wallet'), params.get('q')]).toEqual(['deposit', 'aster']);
});

it('no letter is lost on the way, and the address is replaced, not added', () => {
  const { result, seen } = at('/sport/soccer');
  const typed = ['v', 'va', 'val', 'vale'];
  for (const search of typed) {
    act(() => result.current.change({ search }));
    expect(result.current.filter.search).toBe(search);
  }
  expect([...new Set(seen)]).toEqual(['', ...typed]);
  act(() => void result.current.go(-1));
  expect(result.current.location.pathname).toBe('/before');
});

it('follows the address again once it has said the same', () => {
  const { result } = at('/sport/soccer');
  act(() => result.current.change({ search: 'vale' }));
  act(() => void result.current.go('/sport/soccer?q=other'));
  expect(result.current.filter).toEqual({ ...NO_FILTER, search: 'other' });
  act(() => result.current.change({ phase: 'live' }));
  expect(result.current.filter).toEqual({ ...NO_FILTER, search: 'other', phase: 'live' });
});
