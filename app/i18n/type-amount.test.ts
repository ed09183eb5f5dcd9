// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { compareAmounts } from '#engine/money';
import { readAmount } from './read-amount.ts';
import { typeAmount } from './type-amount.ts';

describe('amounts filled in for the player', () => {
  it('look as they would type them', () => {
    expect(typeAmount('1234.500000', 'en')).toBe('1234.50');
    expect(typeAmount('1234.500000', 'pt')).toBe('1234,50');
    expect(typeAmount('20', 'ru')).toBe('20');
  });

  it('are read back as the same amount in every language', () => {
    const amount = fc
      .bigInt({ min: 0n, max: 10n ** 15n })
      .map((units) => `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')}`);
    fc.assert(
      fc.property(amount, fc.constantFrom(...LANGUAGES), (value, language) => {
        const read = readAmount(typeAmount(value, language), { language, places: 6 });
        expect('amount' in read && compareAmounts(read.amount, value)).toBe(0);
      }),
    );
  });
});
