// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shortAmount } from './short-amount.ts';

it.each([
  ['333.333333', 'USDT', '333.33'],
  ['10.009999', 'USDT', '10.00'],
  ['1000.000000', 'USDT', '1000.000000'],
  ['0.999999', 'USDT', '0.99'],
  ['33.33', 'BRL', '33.33'],
])('an amount to decide on has two places, cut: %s %s', (exact, currency, short) => {
  expect(shortAmount(exact, currency)).toBe(short);
});

it.each(['0.006666', '0.5099', '0.000000', '0.019743'])('of which a cut would take a hundredth stays: %s', (exact) => {
  expect(shortAmount(exact, 'USDT')).toBe(exact);
});

it('is not cut where all lines together have two places', () => {
  expect(shortAmount('0.625000', 'USDT', '10.000000')).toBe('0.625000');
  expect(shortAmount('0.909090', 'USDT', '9.999990')).toBe('0.90');
});
