import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, multiplyAmounts } from './amount.ts';
import { scaleAmounts } from './scale-amounts.ts';

const FOUR = ['5', '10', '50', '100'];

describe('round amounts in another currency', () => {
  it.each([
    ['USDT, as they are', '5', '0.01', FOUR],
    // 24,550 VND for 1 USDT: 5 USDT are 122,750.
    ['VND', '122750', '245.5', ['100000', '200000', '1000000', '2000000']],
    ['BRL', '27.16', '0.06', ['25', '50', '250', '500']],
    ['GBP', '3.95', '0.01', ['2.5', '5', '25', '50']],
    // A brand of VND that wrote the starter's amounts: 5 is below the minimum.
    ['VND already', '5', '245.5', ['250', '500', '2500', '5000']],
    ['a currency whose unit is worth too much to show', '0', '0.01', ['0.01', '0.02', '0.1', '0.2']],
  ])('are, in %s, round too', (_, lowest, least, scaled) => {
    expect(scaleAmounts(FOUR, { lowest, least })).toEqual(scaled);
  });

  it('are none where there are none', () => expect(scaleAmounts([], { lowest: '1', least: '1' })).toEqual([]));

  it('are never below the minimum, and keep their proportions', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000_000 }).map(String);
    fc.assert(
      fc.property(fc.array(whole, { minLength: 2, maxLength: 6 }), whole, whole, (amounts, lowest, least) => {
        const scaled = scaleAmounts(amounts, { lowest, least });
        for (const amount of scaled) expect(compareAmounts(amount, least)).not.toBe(-1);
        const [a = '', b = ''] = amounts;
        const [x = '', y = ''] = scaled;
        expect(compareAmounts(multiplyAmounts(a, y), multiplyAmounts(b, x))).toBe(0);
      }),
    );
  });
});
