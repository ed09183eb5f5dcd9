// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { Amount } from '#contract/entities';
import { compareAmounts, currencyPlaces } from '#engine/money';
import { formatAmount, formatRound } from './format.ts';
import { readAmount } from './read-amount.ts';

const read = (typed: string, language: string, places = 2) => {
  const result = readAmount(typed, { language, places });
  return 'amount' in result ? result.amount : result.problem;
};

describe('an amount as it is typed', () => {
  it.each([
    ['1.000,50', 'pt', '1000.50'],
    ['1,000.50', 'en', '1000.50'],
    // The other language's separators, if they can mean one thing only.
    ['1,000.50', 'pt', '1000.50'],
    ['1.000,50', 'en', '1000.50'],
    ['1.5', 'pt', '1.5'],
    ['1,5', 'en', '1.5'],
    ['0.500', 'es', 'tooManyPlaces'],
    ['1.000.000', 'en', '1000000'],
    ['1 000 000,25', 'en', '1000000.25'],
    ['12,34,567.5', 'hi', '1234567.5'],
    // A single mark before three digits is what the language says it is.
    ['1.000', 'pt', '1000'],
    ['1,000', 'en', '1000'],
    ['1.000', 'ru', 'ambiguous'],
    ['1.000', 'en', 'tooManyPlaces'],
    ['1000.500', 'pt', 'tooManyPlaces'],
    ['1\u00a0000,5', 'ru', '1000.5'],
    ['1\u202f000', 'es', '1000'],
    ['\u0967\u0968,\u0969\u096a\u096b.\u096b', 'hi', '12345.5'],
    ['\u09e7,\u09e8\u09e9\u09ea.\u09eb', 'bn', '1234.5'],
    // A keyboard's digits are understood in every language: Bengali, Hindi, Arabic-Indic, Persian.
    ['\u09e7\u09e8', 'en', '12'],
    ['\u0967\u0968.\u096b', 'bn', '12.5'],
    ['\u0661\u0660', 'en', '10'],
    ['\u06f1\u06f0', 'ru', '10'],
    // Full-width, as Japanese and Chinese keyboards write them, also half of a number.
    ['\uff11\uff12\uff13', 'ja', '123'],
    ['\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15', 'ja', '1234.5'],
    ['1\uff12\uff13', 'zh', '123'],
    // Thai, Tamil, Khmer.
    ['\u0e51\u0e52', 'en', '12'],
    ['\u0be7\u0be8', 'en', '12'],
    ['\u17e1\u17e2', 'en', '12'],
    ['.5', 'en', '0.5'],
    ['5,', 'pt', '5'],
    ['007', 'en', '7'],
    [' 20 ', 'en', '20'],
    ['', 'en', 'missing'],
    ['   ', 'en', 'missing'],
  ])('%s in %s is %s', (typed, language, expected) => {
    expect(read(typed, language)).toBe(expected);
  });

  it.each(LANGUAGES)("%s: Arabic digits have a point and a thousands' mark of their own", (language) => {
    expect(read('\u0661\u066c\u0662\u0663\u0664\u066b\u0665', language)).toBe('1234.5');
  });

  it.each([
    '1e3',
    '+5',
    '-5',
    '\u22125',
    '\u0661\u0968',
    '0x10',
    'NaN',
    'Infinity',
    '10 USDT',
    '$5',
    '1.2.3',
    '1,2,3',
    '1,00,0',
    '1.000,000.5',
    '1 2',
    '1..5',
    '.',
    ',',
    '1\u0967',
    // A superscript and a circled digit are no digits of an amount.
    '5\u00b2',
    '\u2460',
    "1'000",
    '1\u2019000',
    '1_000',
    // An override would show the digits in another order.
    '\u202e05',
    '1\u200b000',
    '1\n000',
    '5%',
  ])('%j is refused in every language', (typed) => {
    for (const language of LANGUAGES) expect(read(typed, language)).toBe('notANumber');
  });

  it.each([
    ['figure', '\u2007'],
    ['thin', '\u2009'],
    ['narrow no-break', '\u202f'],
    ['ideographic', '\u3000'],
  ])('a %s space is a space', (_, space) => {
    for (const language of LANGUAGES) expect(read(`${space}1${space}000,25${space}`, language)).toBe('1000.25');
  });

  it.each([
    '\u200e1000.25',
    '\u200f1000.25',
    '\u061c1000.25',
    '1000.25\u200e',
    '\u202a1000.25\u202c',
    '\u20681,000.25\u2069',
    '1\u200e,\u200e000.25',
  ])('%j: a mark of direction is no part of the amount', (typed) => {
    for (const language of LANGUAGES) expect(read(typed, language)).toBe('1000.25');
  });

  it('has no more places than the currency, and no more digits than the contract', () => {
    expect(read('1.23', 'en', 2)).toBe('1.23');
    expect(read('1.234', 'en', 2)).toBe('tooManyPlaces');
    expect(read('1.234567', 'en', 6)).toBe('1.234567');
    expect(read('1.2345678', 'en', 6)).toBe('tooManyPlaces');
    expect(read('9'.repeat(18), 'en')).toBe('9'.repeat(18));
    expect(read('1'.repeat(19), 'en')).toBe('tooLong');
  });

  it('keeps every digit: no double in between', () => {
    expect(read('90071992547409931.123457', 'en', 6)).toBe('90071992547409931.123457');
    expect(read('0.1', 'en', 6)).toBe('0.1');
  });
});

describe('format, then read', () => {
  afterEach(() => vi.restoreAllMocks());

  const anAmount = (currency: string) =>
    fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 17n }), fc.nat(10 ** currencyPlaces(currency) - 1))
      .map(([whole, part]) => `${whole}.${String(part).padStart(currencyPlaces(currency), '0')}`);

  it.each(LANGUAGES)('%s: what the page shows reads back as the same amount', (language) => {
    for (const currency of ['USDT', 'BRL']) {
      fc.assert(
        fc.property(anAmount(currency), (amount) => {
          const back = read(formatAmount(amount, currency, language), language, currencyPlaces(currency));
          expect(compareAmounts(back, amount)).toBe(0);
          // Two places are always shown, so that a whole number never ends in a group that could be a fraction.
          expect(v.is(Amount, back)).toBe(true);
        }),
      );
    }
  });

  it.each(LANGUAGES)('%s: what Intl shows on its own, in the digits of the language, reads back too', (language) => {
    const shown = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(anAmount('BRL'), (amount) => {
        expect(compareAmounts(read(shown.format(amount as `${number}`), language), amount)).toBe(0);
      }),
    );
  });

  it.each(LANGUAGES)('%s: round amounts too', (language) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (amount) => {
        expect(read(formatRound(String(amount), language), language)).toBe(String(amount));
      }),
    );
  });

  it.each(LANGUAGES)(
    '%s: 1.000 and 1,000 are what the language says of their mark, or a problem; never another amount',
    (language) => {
      const marks = Object.fromEntries(
        new Intl.NumberFormat(language, { numberingSystem: 'latn' })
          .formatToParts(1_234_567.5)
          .map(({ type, value }) => [type, value]),
      );
      const group = fc.tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom('.', ','),
      );
      fc.assert(
        fc.property(group, fc.constantFrom(2, 3, 6), ([thousands, rest, mark], places) => {
          const three = String(rest).padStart(3, '0');
          const asPoint = places < 3 ? 'tooManyPlaces' : `${thousands}.${three}`;
          const expected =
            mark === marks['decimal'] ? asPoint : mark === marks['group'] ? `${thousands}${three}` : 'ambiguous';
          expect(read(`${thousands}${mark}${three}`, language, places)).toBe(expected);
        }),
      );
    },
  );

  it('follows the region that the browser names: a point in Mexico, a comma in Spain', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX']);
    expect(read('1,000', 'es')).toBe('1000');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
    expect(read('1.000', 'es')).toBe('1000');
  });

  it.each(['en-CH', 'de-CH', 'en-GB'])('%s: the apostrophe of its own groups, straight or curved', (region) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region]);
    const language = region.slice(0, 2);
    const isGrouped = /['\u2019]/.test(formatRound('1000', language));
    for (const typed of ["1'000.25", '1\u2019000.25']) {
      expect(read(typed, language)).toBe(isGrouped ? '1000.25' : 'notANumber');
    }
    expect(read("1'00.25", language)).toBe('notANumber');
  });

  it('Switzerland: what the page shows reads back', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-CH']);
    const shown = formatAmount('1234567.5', 'CHF', 'en');
    expect(shown).toMatch(/^1['\u2019]234['\u2019]567\.50$/);
    expect(read(shown, 'en')).toBe('1234567.50');
  });

  it('never throws, and answers with an amount of the contract or a problem', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789., -+eE\u00a0\u202f\u0967\u09e7'), maxLength: 24 }),
        fc.constantFrom(...LANGUAGES),
        (typed, language) => {
          const result = readAmount(typed, { language, places: 6 });
          if ('amount' in result) expect(v.is(Amount, result.amount)).toBe(true);
        },
      ),
    );
  });
});
