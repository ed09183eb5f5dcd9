import { EngineError } from '../errors/engine-error.ts';
import { base32Character, base32Values } from './base32.ts';
import { SHORT_LENGTH } from './booking-format.ts';

const DATA_LENGTH = SHORT_LENGTH - 1;
const LIMIT = 32 ** DATA_LENGTH;

/** Doubles a value in the field of 32 elements (x^5 + x^2 + 1). */
const twice = (value: number): number => (value << 1) ^ (value >= 16 ? 37 : 0);
/** Zero for a valid code; never for one wrong or two exchanged characters. */
const remainder = (values: readonly number[]): number => values.reduce((sum, value) => twice(sum) ^ value, 0);

/**
 * The name of a stored booking: 7 characters and a check character, without look-alikes.
 *
 * @param number from 0 to 32^7 - 1; choose it at random, so that codes cannot be guessed
 * @throws EngineError `outOfRange`
 * @example shortCode(255) // '000007Z7'
 */
export function shortCode(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0 || number >= LIMIT) {
    throw new EngineError('outOfRange', 'number', `a whole number below ${LIMIT}, got ${number}`);
  }
  const values: number[] = [];
  for (let rest = number; values.length < DATA_LENGTH; rest = Math.floor(rest / 32)) values.unshift(rest % 32);
  return [...values, twice(remainder(values))].map(base32Character).join('');
}

/**
 * A typed short code in its canonical form: case, spaces and hyphens do not matter, O is 0, I and L are 1.
 *
 * @returns undefined for any other text, a mistyped code included
 * @example readShortCode('ooo0-07z7') // '000007Z7'
 */
export function readShortCode(text: string): string | undefined {
  if (text.length > 4 * SHORT_LENGTH) return undefined;
  const values = base32Values(text);
  if (values?.length !== SHORT_LENGTH || remainder(values) !== 0) return undefined;
  return values.map(base32Character).join('');
}
