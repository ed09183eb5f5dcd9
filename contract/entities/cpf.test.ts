import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfDigits, isCpf } from './cpf.ts';

it.each([
  '529.982.247-25',
  '\u200e529.982.247-25\u200f',
  '529 982 247 25',
  ' 529982247/25\n',
  '５２９．９８２．２４７－２５',
  '52998224725',
])('%j has the digits of a CPF', (typed) => expect(cpfDigits(typed)).toBe('52998224725'));

it.each(['529_982', '52998224725x', '٥٢٩'])('%j keeps what is no mark of a CPF', (typed) => {
  expect(cpfDigits(typed)).toBe(typed);
});

describe('a CPF', () => {
  it.each(['52998224725', '11144477735', '12345678909'])('%s is one', (text) => {
    expect(isCpf(text)).toBe(true);
  });

  it.each([
    '52998224726',
    '52998224735',
    '11111111111',
    '00000000000',
    '529.982.247-25',
    '5299822472',
    '',
    '١٢٣٤٥٦٧٨٩٠٩',
  ])('%j is none', (text) => {
    expect(isCpf(text)).toBe(false);
  });

  it('has, for any nine digits that are not all the same, exactly one pair of check digits', () => {
    const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(nine, (digits) => {
        fc.pre(new Set(digits).size > 1);
        const all = Array.from({ length: 100 }, (_, pair) => digits.join('') + String(pair).padStart(2, '0'));
        expect(all.filter(isCpf)).toHaveLength(1);
      }),
    );
  });
});
