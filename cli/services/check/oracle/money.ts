import { cut, fraction, isLess, minus, plus } from './fraction.ts';

/** The most decimal places of any amount in a session. */
const PLACES = 12;

/** Exact sums and comparisons of amounts. */
export const addAmounts = (a: string, b: string): string => cut(plus(fraction(a), fraction(b)), PLACES);
export const subtractAmounts = (a: string, b: string): string => cut(minus(fraction(a), fraction(b)), PLACES);
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [fraction(a), fraction(b)];
  return isLess(left, right) ? -1 : isLess(right, left) ? 1 : 0;
}
/** A decimal string is compared by value. */
export const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^[+-]?\d+(?:\.\d+)?$/.test(value);
