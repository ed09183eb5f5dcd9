import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, digitsAt, formatDecimal, isDecimalText, multiply, parseDecimal, subtract } from './decimal.ts';
import { decimalText } from './decimal.arbitrary.ts';

describe('parseDecimal', () => {
  it('keeps every digit and the scale as written', () => {
    expect(parseDecimal('8.20')).toEqual({ digits: 820n, scale: 2 });
    expect(parseDecimal('-0.05')).toEqual({ digits: -5n, scale: 2 });
    expect(parseDecimal('7')).toEqual({ digits: 7n, scale: 0 });
  });

  it.each(['', ' 1', '1 ', '+1', '.5', '5.', '1e3', '1,000', '0x10', 'NaN', '1.2.3', '--1', '-', '１'])(
    'refuses %j',
    (text) => {
      expect(isDecimalText(text)).toBe(false);
      expect(() => parseDecimal(text, 'stake')).toThrow(
        expect.objectContaining({ code: 'notADecimal', path: 'stake' }),
      );
    },
  );

  it('refuses values that are not text', () => {
    expect(isDecimalText(5)).toBe(false);
    expect(() => parseDecimal(5 as unknown as string, 'stake')).toThrow('stake: expected a decimal text');
  });

  it('takes 38 digits and refuses 39, wherever the point and the sign are', () => {
    expect(isDecimalText('9'.repeat(38))).toBe(true);
    expect(isDecimalText(`-${'9'.repeat(20)}.${'9'.repeat(18)}`)).toBe(true);
    expect(isDecimalText('9'.repeat(39))).toBe(false);
    expect(() => parseDecimal(`0.${'1'.repeat(38)}`, 'stake')).toThrow(
      expect.objectContaining({ code: 'tooManyDigits', message: 'stake: at most 38 digits, got 39' }),
    );
    expect(parseDecimal('9'.repeat(38)).digits).toBe(10n ** 38n - 1n);
  });

  it('quotes a hostile text cut short', () => {
    expect(() => parseDecimal('x'.repeat(1000))).toThrow(/^expected a decimal text like "12\.50", got "x{39}\.\.\.$/);
  });
});

describe('formatDecimal', () => {
  it('pads zeros before and after the point, and signs no zero', () => {
    expect(formatDecimal({ digits: 5n, scale: 3 })).toBe('0.005');
    expect(formatDecimal({ digits: -5n, scale: 1 })).toBe('-0.5');
    expect(formatDecimal({ digits: 0n, scale: 2 })).toBe('0.00');
    expect(formatDecimal({ digits: -12n, scale: 0 })).toBe('-12');
  });
});

describe('operations', () => {
  it('are exact where doubles are not', () => {
    expect(formatDecimal(add(parseDecimal('0.1'), parseDecimal('0.2')))).toBe('0.3');
    expect(formatDecimal(subtract(parseDecimal('1'), parseDecimal('0.9')))).toBe('0.1');
    // 712.68 * 55 is 39197.399999999994 in doubles: a cent less after truncation.
    expect(formatDecimal(multiply(parseDecimal('712.68'), parseDecimal('55.00')))).toBe('39197.4000');
    expect(formatDecimal(multiply(parseDecimal('8.2'), parseDecimal('3')))).toBe('24.6');
  });

  it('compare by value, not by scale', () => {
    expect(compare(parseDecimal('2.0'), parseDecimal('2'))).toBe(0);
    expect(compare(parseDecimal('1.99'), parseDecimal('2'))).toBe(-1);
    expect(compare(parseDecimal('-1'), parseDecimal('-1.01'))).toBe(1);
  });

  it('raises digits to a scale', () => {
    expect(digitsAt(parseDecimal('1.5'), 3)).toBe(1500n);
  });
});

describe('properties', () => {
  it('what is read prints back as written, but for leading zeros and the sign of zero', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        expect(formatDecimal(parseDecimal(text))).toBe(text);
      }),
    );
  });

  it('sums and products agree with rational arithmetic on numerators over 10^20', () => {
    const scaled = ({ digits, scale }: { digits: bigint; scale: number }) => digits * 10n ** BigInt(20 - scale);
    fc.assert(
      fc.property(decimalText, decimalText, (left, right) => {
        const [a, b] = [parseDecimal(left), parseDecimal(right)];
        expect(scaled(add(a, b))).toBe(scaled(a) + scaled(b));
        expect(scaled(subtract(a, b))).toBe(scaled(a) - scaled(b));
        expect(scaled(multiply(a, b)) * 10n ** 20n).toBe(scaled(a) * scaled(b));
        expect(compare(a, b)).toBe(Number(scaled(a) > scaled(b)) - Number(scaled(a) < scaled(b)));
      }),
    );
  });
});
