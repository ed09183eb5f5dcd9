// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyPlaces } from '#engine/money';
import { enterAmount } from '#app/i18n/entered-amount.ts';
import { readLineStake } from './line-stake.ts';

const read = (typed: string, currency = 'USDT', language = 'en') =>
  readLineStake(enterAmount(typed, { language, currency, places: currencyPlaces(currency) }), currency);

describe('the stake as typed', () => {
  it.each([
    ['2', '2'],
    ['2.5', '2.5'],
    ['2,5', '2.5'],
    [' 007 ', '7'],
    ['0.000001', '0.000001'],
    ['3.', '3'],
    ['1,000.5', '1000.5'],
    ['১২.৫', '12.5'],
    ['१२', '12'],
    ['١٢', '12'],
    ['12 USDT', '12'],
    ['usdt12', '12'],
    ['$ 12.50', '12.50'],
    ['1 000', '1000'],
  ])('%s is understood', (typed, amount) => {
    expect(read(typed)).toEqual({ amount });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'notPositive'],
    ['0,00', 'notPositive'],
    ['-1', 'notANumber'],
    ['1e3', 'notANumber'],
    ['12 EUR', 'notANumber'],
    ['€12', 'notANumber'],
    ['USDT', 'empty'],
    ['12 USDT 5', 'notANumber'],
    ['9'.repeat(40), 'tooLong'],
    ['1.0000001', 'tooManyPlaces'],
  ])('%s is refused as %s', (typed, problem) => {
    expect(read(typed)).toEqual({ problem });
  });

  it('allows the places that the currency has, and reads as the language writes', () => {
    expect(read('1.2345', 'BRL')).toEqual({ problem: 'tooManyPlaces' });
    expect(read('1.23', 'BRL')).toEqual({ amount: '1.23' });
    expect(read('1.234', 'BRL', 'pt')).toEqual({ amount: '1234' });
    expect(read('1,234', 'USDT', 'pt')).toEqual({ amount: '1.234' });
  });

  it.each([
    ['R$ 1.234,50', 'BRL', 'pt', '1234.50'],
    ['৳১২', 'BDT', 'bn', '12'],
    ['₹12', 'INR', 'hi', '12'],
    ['12 ₽', 'RUB', 'ru', '12'],
  ])('%s in %s is understood', (typed, currency, language, amount) => {
    expect(read(typed, currency, language)).toEqual({ amount });
  });

  /** In BRL, which has two places. `1.000` is a thousand only where the point is the mark of thousands. */
  const POINT = ['en', 'zh', 'ja', 'ko', 'hi', 'bn'];
  const COMMA = ['id', 'tr', 'pt', 'ru', 'es'];
  const THOUSANDS_BY_POINT = ['id', 'tr', 'pt', 'es'];
  it.each([...POINT, ...COMMA])(
    'reads what is pasted as %s and the others write it, and asks where it is two amounts',
    (language) => {
      const isPoint = POINT.includes(language);
      const pasted = {
        '1,5': '1.5',
        '1.5': '1.5',
        '1.000,50': '1000.50',
        '1,000.50': '1000.50',
        '1\u00a0000,50': '1000.50',
        '1\u202f000,50': '1000.50',
        '12,34,567.50': '1234567.50',
        ' 10 ': '10',
        '\t10\n': '10',
        '１２．５': '12.5',
        '１２，５': '12.5',
        '１，０００．５０': '1000.50',
        '１０': '10',
        '১,০০০.৫০': '1000.50',
        '१०': '10',
        '1,000': isPoint ? '1000' : 'tooManyPlaces',
        '1.000': isPoint ? 'tooManyPlaces' : THOUSANDS_BY_POINT.includes(language) ? '1000' : 'ambiguous',
        '1,0,0': 'notANumber',
        '1.000,50.0': 'notANumber',
      };
      const results = Object.keys(pasted).map((text) => {
        const stake = read(text, 'BRL', language);
        return [text, 'amount' in stake ? stake.amount : stake.problem];
      });
      expect(Object.fromEntries(results)).toEqual(pasted);
    },
  );

  describe('properties', () => {
    it('never lets anything through that the contract would refuse', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 20 }), fc.constantFrom('en', 'pt', 'hi', 'ru'), (typed, language) => {
          const stake = read(typed, 'USDT', language);
          if ('amount' in stake) expect(stake.amount).toMatch(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,6})?$/);
        }),
      );
    });
  });
});
