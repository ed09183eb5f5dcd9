import { createElement as h } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { textsOf } from '#app/test/markup/lines-of.ts';
import { PastDraws } from './past-draws.tsx';

beforeAll(() => void vi.stubEnv('TZ', 'UTC').setSystemTime('2026-03-02'));
afterAll(() => void vi.useRealTimers());

const TIMES = {
  id: 'd-1',
  number: '26001',
  openTime: '2026-03-01T10:00:00Z',
  closeTime: '2026-03-01T11:55:00Z',
  drawTime: '2026-03-01T12:00:00Z',
  state: 'drawn',
  hasResult: true,
} as const;

it('a past draw shows its result, what is wrong with it, or why it has none', () => {
  const draws = [
    { times: TIMES, name: 'Draw 1', result: h('b', {}, '1 2 3') },
    { times: { ...TIMES, id: 'd-2' }, name: 'Draw 2', problem: 'Numbers twice', result: h('b', {}, '4 4 5') },
    { times: { ...TIMES, id: 'd-3', hasResult: false }, name: 'Draw 3', result: h('b', {}, 'none') },
    {
      times: { ...TIMES, id: 'd-4', hasResult: false, state: 'cancelled' },
      name: 'Draw 4',
      result: h('b', {}, 'none'),
    },
  ] as const;
  const at = 'Mar 1, 12:00 PM';
  expect(textsOf(h(PastDraws, { title: 'Latest draws', draws }))).toEqual(
    [
      ['Latest draws'],
      ['Draw 1', at, '1 2 3'],
      ['Draw 2', at, 'Numbers twice', '4 4 5'],
      ['Draw 3', at, 'The result of this draw is missing'],
      ['Draw 4', at, 'Cancelled: stakes are returned'],
    ].flat(),
  );
});
