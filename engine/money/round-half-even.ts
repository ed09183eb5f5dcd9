import type { Decimal } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';
import { truncate } from './truncate.ts';

/**
 * Rounds to `places`, ties to even. Only for the official rules of the Chinese sports lottery; everything else truncates.
 *
 * @example roundHalfEven(parseDecimal('2.345'), 2) // 2.34
 * @example roundHalfEven(parseDecimal('2.355'), 2) // 2.36
 */
export function roundHalfEven(value: Decimal, places: number): Decimal {
  const cut = truncate(value, places);
  if (value.scale <= places) return cut;
  const unit = powerOfTen(value.scale - places);
  const rest = value.digits % unit;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice < unit || (twice === unit && cut.digits % 2n === 0n)) return cut;
  return { digits: cut.digits + (value.digits < 0n ? -1n : 1n), scale: places };
}
