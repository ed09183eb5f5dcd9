import { DIAL_CODES, dialOf, type DialCountry } from './dial-codes.ts';

export interface PhoneNumber {
  readonly country: DialCountry;
  /** Digits after the dial code. */
  readonly national: string;
}

export type PhoneProblem = 'missing' | 'invalid' | 'tooShort' | 'tooLong';

/** Separators that people use, with dashes and direction marks. */
const SEPARATORS = /[\s().\-\u2010-\u2015\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069/]/g;

/**
 * A typed or pasted number. A dial code in front (`+55`, `0055`) overrides the chosen country; the leading zero of national
 * dialling is dropped: in none of our countries does a mobile number begin with one.
 *
 * @example readPhone('+55 (11) 90000-0001', 'IN') // { country: 'BR', national: '11900000001' }
 */
export function readPhone(typed: string, country: DialCountry): PhoneNumber {
  const text = asciiDigits(typed.normalize('NFKC')).replace(SEPARATORS, '');
  const digits = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  const row = DIAL_CODES.find(({ code }) => digits?.startsWith(String(code)));
  if (digits === undefined || row === undefined) return { country, national: withoutTrunk(text) };
  return { country: row.country, national: withoutTrunk(digits.slice(String(row.code).length)) };
}

/** Fewer digits than any mobile number: the beginning of one, or something else. */
const FEW_DIGITS = 4;

/**
 * Whether a typed text is a mobile number, in a field that takes other things too: digits, in three scripts, and what people put between
 * them.
 *
 * @example looksLikePhone('+55 (11) 90000-0001') // true
 * @example looksLikePhone('player@example.com') // false
 */
export function looksLikePhone(typed: string, least = FEW_DIGITS): boolean {
  const digits = /^\+?(\d+)$/.exec(asciiDigits(typed.normalize('NFKC')).replace(SEPARATORS, ''))?.[1];
  return digits !== undefined && digits.length >= least;
}

/** What is wrong with a number, if anything. */
export function phoneProblem({ country, national }: PhoneNumber): PhoneProblem | undefined {
  if (national === '') return 'missing';
  if (!/^\d+$/.test(national)) return 'invalid';
  const { least, most } = dialOf(country);
  if (national.length < least) return 'tooShort';
  return national.length > most ? 'tooLong' : undefined;
}

const withoutTrunk = (text: string) => text.replace(/^0+/, '');

const DEVANAGARI_ZERO = 0x0966;
const BENGALI_ZERO = 0x09e6;

/** Devanagari and Bengali digits, as Hindi and Bengali keyboards type them. */
function asciiDigits(text: string): string {
  return text.replace(/[\u0966-\u096F\u09E6-\u09EF]/g, (digit) => {
    const point = digit.charCodeAt(0);
    return String(point - (point >= BENGALI_ZERO ? BENGALI_ZERO : DEVANAGARI_ZERO));
  });
}
