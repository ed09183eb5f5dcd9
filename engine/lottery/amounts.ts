/** Amounts in the smallest unit of a currency, by number. */
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

/** Which of all draws is looked for: scores are what it pays, or what it pays below zero. */
export interface Aim {
  readonly sign: 1n | -1n;
  /** Only draws that pay anything. */
  readonly mustPay: boolean;
}
