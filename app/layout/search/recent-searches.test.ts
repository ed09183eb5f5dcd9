// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { readMemory, remember, rememberSearch } from './recent-searches.ts';

const KEY = 'slipway.searches.v1';
afterEach(() => localStorage.clear());

describe('recent searches', () => {
  it('are the last eight, each once, the latest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' C ', '']) rememberSearch(text);
    expect(readMemory().recent).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('are short, whatever was typed', () => {
    rememberSearch('x'.repeat(10_000));
    expect(readMemory().recent).toEqual(['x'.repeat(80)]);
  });

  it('can be cleared; the key that opens the search stays as it was set', () => {
    rememberSearch('a');
    remember({ isKeyOff: true });
    remember({ recent: [] });
    expect(readMemory()).toEqual({ recent: [], isKeyOff: true });
  });

  it.each([
    '{"recent":[1],"isKeyOff":false}',
    `{"recent":["${'x'.repeat(81)}"],"isKeyOff":false}`,
    `{"recent":[${Array.from({ length: 9 }, (_, at) => `"${at}"`).join()}],"isKeyOff":false}`,
    '{"recent":["<img src=x>"]}',
    'not JSON',
  ])('that are stored as %s are forgotten', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readMemory()).toEqual({ recent: [], isKeyOff: false });
  });
});
