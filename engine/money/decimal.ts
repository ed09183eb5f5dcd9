import { EngineError } from '../errors/engine-error.ts';
import { placeText, type Place } from '../errors/place.ts';
import { shown } from '../errors/shown.ts';
import { powerOfTen } from './power-of-ten.ts';

/**
 * An exact decimal: `digits` x 10^-`scale`. Opaque: made by `parseDecimal` and the operations, read by `formatDecimal`. The scale
 * stays as written (`2.50` has scale 2), so that exact results show all digits.
 */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** As a decimal column in databases (SQL DECIMAL(38)). */
const MAX_DECIMAL_DIGITS = 38;

const DECIMAL_TEXT = /^-?\d+(?:\.\d+)?$/;

/**
 * Whether the engine reads `text`: digits, an optional sign, an optional point with digits, at most 38 digits. No exponent, plus
 * sign, spaces or grouping.
 *
 * @example isDecimalText('1.005') // true
 * @example isDecimalText('1e3') // false
 */
export function isDecimalText(text: unknown): text is string {
  return typeof text === 'string' && DECIMAL_TEXT.test(text) && digitCount(text) <= MAX_DECIMAL_DIGITS;
}

/**
 * Reads a decimal text exactly.
 *
 * @param path place of the text in the caller's argument, for the error
 * @throws EngineError `notADecimal`, or `tooManyDigits` over 38 digits
 * @example parseDecimal('8.20') // 8.20
 */
export function parseDecimal(text: string, path: Place = ''): Decimal {
  if (typeof text !== 'string' || !DECIMAL_TEXT.test(text)) {
    throw new EngineError('notADecimal', placeText(path), `expected a decimal text like "12.50", got ${shown(text)}`);
  }
  if (digitCount(text) > MAX_DECIMAL_DIGITS) {
    throw new EngineError(
      'tooManyDigits',
      placeText(path),
      `at most ${MAX_DECIMAL_DIGITS} digits, got ${digitCount(text)}`,
    );
  }
  const point = text.indexOf('.');
  if (point < 0) return { digits: BigInt(text), scale: 0 };
  return { digits: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

/**
 * With all digits of its scale; zero has no sign.
 *
 * @example formatDecimal(parseDecimal('-0.50')) // '-0.50'
 */
export function formatDecimal({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** Without trailing zeros. @example formatPlain(parseDecimal('2.50')) // '2.5' */
export function formatPlain({ digits, scale }: Decimal): string {
  return scale > 0 && digits % 10n === 0n
    ? formatPlain({ digits: digits / 10n, scale: scale - 1 })
    : formatDecimal({ digits, scale });
}

/** The digits at a scale not below its own. @example digitsAt(parseDecimal('2.5'), 3) // 2500n */
export function digitsAt(value: Decimal, scale: number): bigint {
  return scale === value.scale ? value.digits : value.digits * powerOfTen(scale - value.scale);
}

/** The exact sum. @example add(parseDecimal('0.1'), parseDecimal('0.2')) // 0.3 */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale };
}

/** The exact difference. @example subtract(parseDecimal('1'), parseDecimal('0.9')) // 0.1 */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, scale: b.scale });
}

/** The exact product: the scales add up. @example multiply(parseDecimal('712.68'), parseDecimal('55.00')) // 39197.4000 */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** The order of two values; their scales may differ. @example compare(parseDecimal('2.0'), parseDecimal('2')) // 0 */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const left = digitsAt(a, scale);
  const right = digitsAt(b, scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

function digitCount(text: string): number {
  // Shorter texts need no counting.
  if (text.length <= MAX_DECIMAL_DIGITS) return text.length;
  return text.length - (text.startsWith('-') ? 1 : 0) - (text.includes('.') ? 1 : 0);
}
