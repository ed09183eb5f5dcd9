// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useShownBet } from './use-shown-bet.ts';

function at(address: string) {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [address] }, children);
  const useBoth = () => ({ ...useShownBet(), search: useLocation().search });
  return renderHook(useBoth, { wrapper });
}

it.each([
  ['', undefined],
  ['?bet=', undefined],
  ['?bet=soccer', undefined],
  ['?bet=soccer.', undefined],
  ['?bet=chess.b-17', undefined],
  ['?bet=soccer.b-17', { source: 'soccer', id: 'b-17', isCashingOut: false }],
  ['?bet=soccer.b-17&cashout=true', { source: 'soccer', id: 'b-17', isCashingOut: true }],
  ['?bet=pk10.b-17&cashout=1', { source: 'pk10', id: 'b-17', isCashingOut: false }],
  ['?bet=cricket.a.b.c', { source: 'cricket', id: 'a.b.c', isCashingOut: false }],
])('the address %s shows %j', (search, shown) => {
  expect(at(`/my-bets${search}`).result.current.shown).toEqual(shown);
});

it.each([
  ['', {}, '?bet=soccer.b-1'],
  ['?tab=settled', {}, '?tab=settled&bet=soccer.b-1'],
  ['?bet=bd.x&tab=a', {}, '?bet=soccer.b-1&tab=a'],
  ['', { isCashingOut: true }, '?bet=soccer.b-1&cashout=true'],
])('from %s a link with %j leads to %s', (search, options, wanted) => {
  const { linkTo } = at(`/my-bets${search}`).result.current;
  expect(linkTo({ game: 'soccer', bet_id: 'b-1' }, options)).toEqual({ search: wanted });
  expect(linkTo({ game: 'soccer', bet_id: 'b-1' })).toEqual({ search: wanted.replace('&cashout=true', '') });
});

it.each([
  ['?bet=soccer.b-1&cashout=true&tab=a', '?tab=a'],
  ['?bet=soccer.b-1', ''],
])('leaving %s keeps %s', (search, left) => {
  const { result } = at(`/my-bets${search}`);
  act(() => result.current.leave());
  expect([result.current.search, result.current.shown]).toEqual([left, undefined]);
});
