/**
 * The elementary symmetric polynomials e_0..e_max of `values` in O(n x max) multiplications: e_k is the sum of the products of
 * all choices of k values. With picks per match as values, e_k counts the lines of fold k; with sums of odds, it is what those
 * lines pay.
 *
 * @example elementary([3n, 2n, 1n], 2) // [1n, 6n, 11n]
 */
export function elementary(values: readonly bigint[], max: number): bigint[] {
  const sums: bigint[] = [1n];
  for (let k = 1; k <= max; k += 1) sums.push(0n);
  let seen = 0;
  for (const value of values) {
    seen += 1;
    if (value === 0n) continue;
    // Downwards, so that a match enters a line once.
    for (let k = Math.min(seen, max); k > 0; k -= 1) sums[k] = (sums[k] ?? 0n) + (sums[k - 1] ?? 0n) * value;
  }
  return sums;
}
