import { formatDecimal, parseDecimal } from '../decimal.ts';
import { powerOfTen } from '../power-of-ten.ts';
import { rational, type Rational } from './rational.ts';

/** Odds have two to six decimals, cut, never rounded. */
const MIN_PLACES = 2;
const MAX_PLACES = 6;

/** @throws EngineError `notADecimal`, `tooManyDigits` */
export function rationalOf(text: string, path: string): Rational {
  const { digits, scale } = parseDecimal(text, path);
  return rational(digits, powerOfTen(scale));
}

/**
 * A fraction as decimal text: exact if it ends within the places, else cut downwards. A negative figure is the stake that wins 1:
 * -0.666 would promise more than -2/3.
 *
 * @example decimalTextOf({ over: 5n, under: 2n }) // '2.50'
 * @example decimalTextOf({ over: -2n, under: 3n }) // '-0.666667'
 */
export function decimalTextOf({ over, under }: Rational, places = MAX_PLACES): string {
  let scale = places;
  const raised = over * powerOfTen(places);
  let digits = raised / under;
  // A zero at the cut stays: 20/17 is 1.176470..., not 1.17647.
  if (raised % under !== 0n) return formatDecimal({ digits: over < 0n ? digits - 1n : digits, scale });
  while (scale > MIN_PLACES && digits % 10n === 0n) {
    digits /= 10n;
    scale -= 1;
  }
  return formatDecimal({ digits, scale });
}
