import { expect, it } from 'vitest';
import { lineOf } from './line-of.ts';

it('a handicap has its own line, over and under the total, and other markets none', () => {
  const match = { handicap_val: '-1.5', total_val: '2.5' };
  expect(['handicap', 'bs', 'wl', 'half', ''].map((kind) => lineOf(match, kind))).toEqual([
    '-1.5',
    '2.5',
    undefined,
    undefined,
    undefined,
  ]);
});
