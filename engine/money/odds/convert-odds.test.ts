import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOdds, convertOdds, ODDS_FORMATS, readOdds } from './convert-odds.ts';
import type { OddsFormatName } from './odds-format.ts';
import { rational } from './rational.ts';

describe('allOdds', () => {
  // Values as bookmakers' tables print them; 2.00 is even money in every format.
  it.each([
    ['2.00', '1/1', '+100', '1.00', '1.00', '1.00', '0.50'],
    ['10.00', '9/1', '+900', '9.00', '9.00', '-0.111112', '0.10'],
    ['357', '356/1', '+35600', '356.00', '356.00', '-0.002809', '0.002801'],
    ['1.5', '1/2', '-200', '0.50', '-2.00', '0.50', '0.666666'],
    ['1.85', '17/20', '-118', '0.85', '-1.176471', '0.85', '0.540540'],
    ['3.5', '5/2', '+250', '2.50', '2.50', '-0.40', '0.285714'],
    ['1.91', '91/100', '-110', '0.91', '-1.098902', '0.91', '0.523560'],
    ['1.01', '1/100', '-10000', '0.01', '-100.00', '0.01', '0.990099'],
    ['1.125', '1/8', '-800', '0.125', '-8.00', '0.125', '0.888888'],
  ])('decimal %s', (decimal, fractional, american, hongkong, indonesian, malay, probability) => {
    expect(allOdds(decimal, 'decimal')).toMatchObject({
      fractional,
      american,
      hongkong,
      indonesian,
      malay,
      probability,
    });
  });

  it('has no text where a price of 1 would divide by nothing', () => {
    expect(allOdds('1', 'decimal')).toEqual({
      decimal: '1.00',
      fractional: '0/1',
      american: null,
      hongkong: '0.00',
      indonesian: null,
      malay: '0.00',
      probability: '1.00',
    });
  });

  it.each<[OddsFormatName, string, string]>([
    ['fractional', '9/4', '3.25'],
    ['fractional', '10/3', '4.333333'],
    ['american', '+150', '2.50'],
    ['american', '150', '2.50'],
    ['american', '-150', '1.666666'],
    ['american', '-100', '2.00'],
    ['hongkong', '0.85', '1.85'],
    ['hongkong', '0', '1.00'],
    ['indonesian', '-2', '1.50'],
    ['indonesian', '1.5', '2.50'],
    ['malay', '-0.4', '3.50'],
    ['malay', '0.4', '1.40'],
    ['malay', '1', '2.00'],
    ['malay', '-1', '2.00'],
    ['malay', '0', '1.00'],
    ['probability', '0.25', '4.00'],
    ['probability', '1', '1.00'],
  ])('%s %s is decimal %s', (format, text, decimal) => {
    expect(convertOdds(text, format, 'decimal')).toBe(decimal);
  });
});

describe('readOdds', () => {
  it.each<[OddsFormatName, string, string]>([
    ['decimal', '0.99', 'oddsBelowOne'],
    ['decimal', 'x', 'notADecimal'],
    ['fractional', '9-4', 'outOfRange'],
    ['fractional', '9/0', 'outOfRange'],
    ['fractional', '-1/2', 'outOfRange'],
    ['american', '+99', 'outOfRange'],
    ['american', '-99', 'outOfRange'],
    ['american', '0', 'outOfRange'],
    ['american', '++100', 'notADecimal'],
    ['hongkong', '-0.1', 'outOfRange'],
    ['indonesian', '0.99', 'outOfRange'],
    ['indonesian', '-0.99', 'outOfRange'],
    ['malay', '1.01', 'outOfRange'],
    ['malay', '-1.01', 'outOfRange'],
    ['probability', '0', 'outOfRange'],
    ['probability', '1.01', 'outOfRange'],
    ['probability', '-0.5', 'outOfRange'],
  ])('refuses %s %s', (format, text, code) => {
    expect(() => readOdds(text, format)).toThrow(
      expect.objectContaining({ code, path: 'value', message: expect.stringContaining('value: ') }),
    );
  });

  it('refuses unknown formats', () => {
    expect(() => readOdds('2', 'toString' as 'decimal')).toThrow(
      expect.objectContaining({ code: 'wrongType', path: 'from' }),
    );
  });
});

describe('rational', () => {
  it('is in lowest terms with a positive denominator', () => {
    expect(rational(-6n, -4n)).toEqual({ over: 3n, under: 2n });
    expect(rational(6n, -4n)).toEqual({ over: -3n, under: 2n });
    expect(rational(0n, 5n)).toEqual({ over: 0n, under: 1n });
  });
});

describe('properties', () => {
  it('a price in any format promises no more than the decimal one, with any number of places', () => {
    const formats: readonly OddsFormatName[] = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'];
    const decimals = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 999_999 }));
    fc.assert(
      fc.property(decimals, fc.constantFrom(...formats), fc.constantFrom(2, 3, 6), ([whole, rest], format, places) => {
        const decimal = `${whole}.${String(rest).padStart(6, '0')}`;
        const promised = readOdds(convertOdds(decimal, 'decimal', format, places) ?? '1', format);
        const offered = readOdds(decimal, 'decimal');
        expect(promised.over * offered.under <= offered.over * promised.under, decimal).toBe(true);
      }),
    );
  });

  const price = fc
    .integer({ min: 101, max: 100_000 })
    .map((cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

  it('decimal to fractional and back is the same odds', () => {
    fc.assert(
      fc.property(price, (decimal) => {
        expect(convertOdds(convertOdds(decimal, 'decimal', 'fractional') ?? '', 'fractional', 'decimal')).toBe(decimal);
        expect(convertOdds(convertOdds(decimal, 'decimal', 'hongkong') ?? '', 'hongkong', 'decimal')).toBe(decimal);
      }),
    );
  });

  it('a text that a format wrote is written again when it is read: a cut never wanders', () => {
    const exact: readonly OddsFormatName[] = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'];
    fc.assert(
      fc.property(price, fc.constantFrom(...exact), (decimal, format) => {
        const text = convertOdds(decimal, 'decimal', format) ?? '';
        // What was cut at six places is an exact figure when it is read again: its last zeros go.
        const plain = (shown: string | undefined) => shown?.replace(/(\.\d\d\d*?)0+$/, '$1');
        expect(plain(ODDS_FORMATS[format].show(readOdds(text, format)))).toBe(plain(text));
      }),
    );
  });

  it('longer odds are longer in every format that keeps their order', () => {
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [left, right] = [Number(a), Number(b)];
        if (left > right) return;
        const of = (text: string, format: OddsFormatName) => Number(convertOdds(text, 'decimal', format));
        expect(of(a, 'hongkong')).toBeLessThanOrEqual(of(b, 'hongkong'));
        expect(of(a, 'probability')).toBeGreaterThanOrEqual(of(b, 'probability'));
      }),
    );
  });
});
