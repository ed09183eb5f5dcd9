import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { linesOf } from '#app/test/markup/lines-of.ts';
import { PastDraws } from './past-draws.tsx';

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
  const lines = linesOf(h(PastDraws, { title: 'Latest draws', draws }));
  // The time as the machine's zone has it is left out; the instant is compared.
  expect(lines.map((line) => line.replace(/^(<time[^>]*>).*/, '$1'))).toEqual([
    '<details>',
    '<summary>Latest draws',
    '<ol>',
    '<li>',
    '<span>',
    '<strong>Draw 1',
    '<time dateTime="2026-03-01T12:00:00Z">',
    '<b>1 2 3',
    '<li>',
    '<span>',
    '<strong>Draw 2',
    '<time dateTime="2026-03-01T12:00:00Z">',
    '<span>Numbers twice',
    '<b>4 4 5',
    '<li>',
    '<span>',
    '<strong>Draw 3',
    '<time dateTime="2026-03-01T12:00:00Z">',
    '<span>The result of this draw is missing',
    '<li>',
    '<span>',
    '<strong>Draw 4',
    '<time dateTime="2026-03-01T12:00:00Z">',
    '<span>Cancelled: stakes are returned',
  ]);
});
