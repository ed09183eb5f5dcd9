const POWERS: bigint[] = [1n];

/**
 * 10^`exponent`, cached: an estimate needs it several hundred times.
 *
 * @throws RangeError below 0: a bigint has no fractions, and returning 1 once made a prize cap ten times too high
 * @example powerOfTen(3) // 1000n
 */
export function powerOfTen(exponent: number): bigint {
  if (exponent < 0) throw new RangeError(`10 to the ${exponent} is not a whole number`);
  for (let next = POWERS.length; next <= exponent; next += 1) POWERS.push((POWERS[next - 1] ?? 1n) * 10n);
  return POWERS[exponent] ?? 1n;
}
