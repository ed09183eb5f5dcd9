import { describe, expect, it } from 'vitest';
import { rateOf } from './rate-of.ts';

const RATES = [
  { currency: 'USDT', exchange: '1' },
  { currency: 'BRL', exchange: '5.4321' },
];

describe('rateOf', () => {
  it('finds the rate of a currency', () => {
    expect(rateOf(RATES, 'USDT')).toBe('1');
    expect(rateOf(RATES, 'BRL')).toBe('5.4321');
  });

  it.each(['XYZ', 'brl', '', '__proto__'])('refuses %j and names the currencies that have one', (currency) => {
    expect(() => rateOf(RATES, currency)).toThrow(
      expect.objectContaining({
        code: 'unknownCurrency',
        path: 'currency',
        message: `currency: there is no rate for ${JSON.stringify(currency)}, only for USDT, BRL`,
      }),
    );
  });
});
