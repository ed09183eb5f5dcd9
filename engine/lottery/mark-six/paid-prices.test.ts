import fc from 'fast-check';
import { expect, it } from 'vitest';
import { multiplyAmounts, truncateAmount } from '../../money/amount.ts';
import { paidPrices } from './paid-prices.ts';
import { settleMarkSix } from './settle-mark-six.ts';
import { type Animal, ballAnimal } from './zodiac.ts';

const DAY = '2026-03-14';
const combination = (selection: readonly Animal[], level: number, odds: string) =>
  ({ kind: 'specialCodeCombinationZodiacs', selection, level, odds }) as const;

it.each([
  ['without the animal of the year', ['rat', 'ox'], 2, '4.05', ['4.05']],
  ['with it', ['horse'], 1, '1.95', ['1.6575']],
  ['with it in some of three sets', ['horse', 'rat', 'ox'], 2, '4.05', ['4.05', '3.4425']],
] as const)('the price of a set %s', (_, selection, level, odds, prices) => {
  expect(paidPrices(combination(selection, level, odds), 'horse')).toEqual(prices);
});

it('is its odds for every other bet, whatever the year', () => {
  expect(paidPrices({ kind: 'specialCode', selection: 8, odds: '47' }, 'rat')).toEqual(['47']);
});

it('times the amount is what the set pays', () => {
  const balls = [1, 2, 3, 4, 5, 6, 7];
  const came = [...new Set(balls.map((ball) => ballAnimal(ball, 'horse')))];
  const sets = fc.subarray(came, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(sets, fc.integer({ min: 101, max: 9999 }), fc.constantFrom('1', '12.34'), (set, cents, amount) => {
      const bet = combination(set, set.length, (cents / 100).toFixed(2));
      const [price = '', ...others] = paidPrices(bet, 'horse');
      const { payout } = settleMarkSix([{ ...bet, amount }], { numbers: balls.slice(0, 6), special: 7 }, DAY, 'USDT');
      expect(others).toEqual([]);
      expect(payout).toBe(truncateAmount(multiplyAmounts(amount, price), 6));
    }),
  );
});
