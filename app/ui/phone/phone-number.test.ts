import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAL_CODES, guessCountry, type DialCountry } from './dial-codes.ts';
import { looksLikePhone, phoneProblem, readPhone } from './phone-number.ts';

const digits = (least: number, most: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least - 1, maxLength: most - 1 }),
    )
    .map(([first, rest]) => [first, ...rest].join(''));
const aNumber = fc
  .constantFrom(...DIAL_CODES)
  .chain((row) => digits(row.least, row.most).map((national) => ({ row, national })));
const aSeparator = fc.constantFrom('', ' ', '-', ' (', ') ', '.', '\u00A0', '\u2011', '\u2068');

describe('dial codes', () => {
  it('are the thirteen of the specification, none the beginning of another', () => {
    expect(DIAL_CODES.map(({ code }) => code)).toEqual([55, 91, 62, 84, 52, 90, 63, 66, 86, 92, 880, 855, 971]);
    for (const { code } of DIAL_CODES) {
      expect(DIAL_CODES.filter((other) => `${other.code}`.startsWith(`${code}`))).toHaveLength(1);
    }
  });

  it.each([
    [['pt-BR', 'en'], 'BR'],
    [['en-IN'], 'IN'],
    [['en', 'bn-BD'], 'BD'],
    [['fr-FR'], 'BR'],
    // No language tags: what WebKit and Chromium say where the system has none.
    [['C', 'en-US@posix', 'en-IN'], 'IN'],
    [[], 'BR'],
  ] as [string[], DialCountry][])('%j begins with %s', (languages, country) => {
    expect(guessCountry(languages)).toBe(country);
  });
});

describe('a mobile number', () => {
  it('is the same however it is written: with its dial code, zeros, separators', () => {
    fc.assert(
      fc.property(
        aNumber,
        fc.constantFrom(...DIAL_CODES),
        fc.constantFrom('+', '00'),
        aSeparator,
        ({ row, national }, chosen, plus, separator) => {
          const spread = [...national].join(separator);
          const expected = { country: row.country, national };
          expect(readPhone(`${plus}${row.code}${separator}${spread}`, chosen.country)).toEqual(expected);
          expect(readPhone(` 0${spread} `, row.country)).toEqual(expected);
          expect(readPhone(spread, row.country)).toEqual(expected);
          expect(phoneProblem(expected)).toBeUndefined();
        },
      ),
    );
  });

  it('is too short below and too long above the digits of its country', () => {
    fc.assert(
      fc.property(aNumber, ({ row, national }) => {
        const longer = national.padEnd(row.most + 1, '7');
        expect(phoneProblem({ country: row.country, national: longer })).toBe('tooLong');
        expect(phoneProblem({ country: row.country, national: national.slice(0, row.least - 1) })).toBe('tooShort');
      }),
    );
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['000', 'missing'],
    ['11 9000-0001a', 'invalid'],
    ['+44 20 7946 0958', 'invalid'],
    ['player@example.com', 'invalid'],
    ['1'.repeat(400), 'tooLong'],
  ])('%j is %s', (typed, problem) => {
    expect(phoneProblem(readPhone(typed, 'BR'))).toBe(problem);
  });

  it('is read in Hindi and Bengali digits', () => {
    expect(readPhone('९८७६५४३२१०', 'IN').national).toBe('9876543210');
    expect(readPhone('০১৭১২৩৪৫৬৭৮', 'BD').national).toBe('1712345678');
  });
});

it.each([
  ['+55 (11) 90000-0001', true],
  ['0119 0000', true],
  ['৯৮৭৬৫', true],
  ['１２３４', true],
  ['123', false],
  ['', false],
  ['+', false],
  ['player7', false],
  ['11900000001@example.com', false],
])('%j is a number: %s', (typed, expected) => expect(looksLikePhone(typed)).toBe(expected));
