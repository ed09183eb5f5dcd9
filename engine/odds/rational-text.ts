import { formatDecimal, parseDecimal } from '#engine/money/decimal.ts';
import { powerOfTen } from '#engine/money/power-of-ten.ts';
import { rational, type Rational } from './rational.ts';

/** Odds are shown with two places at least, and six at most: a third is cut there, never rounded. */
const LEAST_PLACES = 2;
const MOST_PLACES = 6;

/** A decimal text as an exact fraction. @throws EngineError `notADecimal`, `tooManyDigits` */
export function rationalOf(text: string, path: string): Rational {
  const { digits, scale } = parseDecimal(text, path);
  return rational(digits, powerOfTen(scale));
}

/**
 * A fraction as a decimal text: exact where it ends within six places, else cut toward zero there.
 *
 * @example decimalTextOf({ over: 5n, under: 2n }) // '2.50'
 * @example decimalTextOf({ over: -2n, under: 3n }) // '-0.666666'
 */
export function decimalTextOf({ over, under }: Rational): string {
  let scale = MOST_PLACES;
  const raised = over * powerOfTen(MOST_PLACES);
  let digits = raised / under;
  // A zero at the end of a cut is a digit like any other: 20/17 is 1.176470..., not 1.17647.
  if (raised % under !== 0n) return formatDecimal({ digits, scale });
  while (scale > LEAST_PLACES && digits % 10n === 0n) {
    digits /= 10n;
    scale -= 1;
  }
  return formatDecimal({ digits, scale });
}
