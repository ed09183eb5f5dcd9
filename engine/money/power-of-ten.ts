const POWERS: bigint[] = [1n];

/**
 * 10 to the `exponent`, remembered: a power is looked up some hundred times per estimate.
 *
 * @example powerOfTen(3) // 1000n
 */
export function powerOfTen(exponent: number): bigint {
  for (let next = POWERS.length; next <= exponent; next += 1) POWERS.push((POWERS[next - 1] ?? 1n) * 10n);
  return POWERS[exponent] ?? 1n;
}
