/** An exact fraction in lowest terms with a positive denominator, for odds like 4/3 that decimals cannot express. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * A fraction in lowest terms.
 *
 * @param under not zero
 * @example rational(-6n, -4n) // { over: 3n, under: 2n }
 */
export function rational(over: bigint, under: bigint): Rational {
  const sign = under < 0n ? -1n : 1n;
  const divisor = sign * greatestDivisor(over < 0n ? -over : over, under < 0n ? -under : under);
  return { over: over / divisor, under: under / divisor };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
