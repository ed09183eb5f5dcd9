// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { isSearchKeyOff, turnSearchKey } from './search-key.ts';

const RECENT = 'slipway.recentSearches.v1';
const KEY = 'slipway.searches.v1';
afterEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are the last eight, each once, the latest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' C ', '']) rememberSearch(text);
    expect(recentSearches()).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('are short, whatever was typed', () => {
    rememberSearch('x'.repeat(10_000));
    expect(recentSearches()).toEqual(['x'.repeat(80)]);
  });

  it('can be cleared; the key that opens the search stays as it was set', () => {
    rememberSearch('a');
    turnSearchKey(true);
    forgetSearches();
    expect([recentSearches(), isSearchKeyOff()]).toEqual([[], true]);
  });

  it.each([
    '[1]',
    `["${'x'.repeat(81)}"]`,
    `[${Array.from({ length: 9 }, (_, at) => `"${at}"`).join()}]`,
    '{"recent":["<img src=x>"]}',
    'not JSON',
  ])('that are stored as %s are forgotten', (stored) => {
    localStorage.setItem(RECENT, stored);
    localStorage.setItem(KEY, stored);
    expect([recentSearches(), isSearchKeyOff()]).toEqual([[], false]);
  });
});
