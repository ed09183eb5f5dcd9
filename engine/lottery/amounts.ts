/**
 * Amounts in the smallest unit of a currency, by number. Loops read them as `amounts[at] as bigint`: with `?? 0n` each of these numbers is put on the
 * heap, which takes ten times as long.
 */
export type Amounts = BigInt64Array | bigint[];

/** An array of so many, all of them 0 or the first. */
export type MakeAmounts = (length: number, first?: bigint) => Amounts;

/** Sums of a few amounts below it stay within 64 bits. */
const MAX_SMALL = 2n ** 57n;

/**
 * Makes arrays for a ticket that pays so much in all: of machine words, ten times as fast, unless it pays hundreds of billions of millions.
 */
export function amountsOf(total: bigint): MakeAmounts {
  if (total < MAX_SMALL) {
    return (length, first = 0n) => {
      const small = new BigInt64Array(length);
      return first === 0n ? small : small.fill(first);
    };
  }
  return (length, first = 0n) => Array.from({ length }, () => first);
}

/** What amounts score: themselves, or below zero. */
export function scoresOf(paid: Amounts, sign: Aim['sign'], make: MakeAmounts): Amounts {
  if (sign === 1n) return paid;
  const scores = make(paid.length);
  for (let at = 0; at < paid.length; at += 1) scores[at] = -(paid[at] as bigint);
  return scores;
}

/** Which of all draws is looked for: scores are what it pays, or what it pays below zero. */
export interface Aim {
  readonly sign: 1n | -1n;
  /** Only draws that pay anything. */
  readonly mustPay: boolean;
}
