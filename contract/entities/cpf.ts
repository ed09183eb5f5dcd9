import * as v from 'valibot';

/**
 * Checks both digits of a Brazilian CPF: weights 10 to 2 and 11 to 2, modulo 11 (Receita Federal). @example isCpf('52998224725')
 * // true
 */
export function isCpf(text: string): boolean {
  const digits = [...text].map(Number);
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, index) => total + digit * (count + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return /^\d{11}$/.test(text) && new Set(text).size > 1 && check(9) === digits[9] && check(10) === digits[10];
}

/**
 * The digits of a typed CPF, without spaces, dots, slash, dash and copied marks of direction. @example
 * cpfDigits('529.982.247-25') // '52998224725'
 */
export const cpfDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s./\u061c\u200e\u200f\u202a-\u202d\u2066-\u2069-]/g, '');

/** A Brazilian taxpayer number, digits only. */
export const Cpf = v.pipe(
  v.string(),
  v.regex(/^\d{11}$/, 'must be the 11 digits of a CPF'),
  v.check(isCpf, 'must be a CPF: its check digits are wrong'),
);
