import { expect, it } from 'vitest';
import { mostCricket } from './most-cricket.ts';

const bounds = { rate: '1', bet: { min: '1', max: '5000' }, bonus: { max: '10000' } };
const on = (...odds: string[]) => ({
  bets: Object.fromEntries(odds.map((odd, index) => [`b${index}`, { amount: '100000', odd }])),
});

it.each([
  ['the maximum of a bet', ['1.50'], undefined, '5000.000000'],
  ['the balance', ['1.50'], '12.345678', '12.34'],
  ['all of a balance that is the minimum to the cent', ['1.50'], '1.009', '1.00'],
  // 10,000 / 3.70 = 2,702.7027..., cut.
  ['the maximum return', ['3.70'], '90000', '2702.70'],
])('lowers a stake to %s', (_, odds, funds, amount) => {
  expect(mostCricket(on(...odds), 'USDT', { ...bounds, funds })).toEqual({ id: 'b0', amount });
});

it('lowers a stake that a cap keeps from winning to the highest that the cap does not lower', () => {
  const rules = { prizeCap: [{ from: 1, to: 1, cap: '20' }] };
  expect(mostCricket(on('1.50'), 'USDT', { ...bounds, rules })).toEqual({ id: 'b0', amount: '13.33' });
});

it.each([
  ['several picks', ['1.50', '2.00'], '100'],
  ['an empty wallet', ['1.50'], '0'],
  ['a balance below the minimum', ['1.50'], '0.9'],
  ['no pick', [], '100'],
])('offers nothing for %s', (_, odds, funds) => {
  expect(mostCricket(on(...odds), 'USDT', { ...bounds, funds })).toBeUndefined();
});
