import type { Decimal } from './decimal.ts';
import { digitsAt } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';

/**
 * Truncates to exactly `places` digits toward zero, padding zeros: never rounded, so that no fraction appears that was not there
 * (specification section 5).
 *
 * @example truncate(parseDecimal('1.005'), 2) // 1.00
 * @example truncate(parseDecimal('-1.999'), 0) // -1
 */
export function truncate(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return { digits: digitsAt(value, places), scale: places };
  // BigInt division truncates toward zero (ECMA-262, BigInt::divide).
  return { digits: value.digits / powerOfTen(value.scale - places), scale: places };
}
