/** Crockford's alphabet without I, L, O, U, so that codes are typed correctly. https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = 32n;

/** A whole number with 5 bits per character, without leading zeros. @example toBase32(255n) // '7Z' */
export function toBase32(value: bigint): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= BASE) text = ALPHABET[Number(rest % BASE)] + text;
  return text;
}

/** A typed code in canonical characters: case, spaces and hyphens do not matter, O is 0, I and L are 1. */
export const plainCode = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Undefined for a character outside the alphabet. */
export function base32Values(text: string): readonly number[] | undefined {
  const values = [...plainCode(text)].map((character) => ALPHABET.indexOf(character));
  return values.includes(-1) ? undefined : values;
}

export const base32Character = (value: number): string => ALPHABET[value] ?? '';
