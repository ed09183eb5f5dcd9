/**
 * Amounts in a currency's smallest unit, by number. Read them as `amounts[at] as bigint`: `?? 0n` puts each number on the heap,
 * which takes ten times as long.
 */
export type Amounts = BigInt64Array | bigint[];

/** An array of this length, filled with 0 or `first`. */
export type MakeAmounts = (length: number, first?: bigint) => Amounts;

/** Sums of a few smaller amounts fit into 64 bits. */
const MAX_SMALL = 2n ** 57n;

/** Chooses the arrays of a ticket: machine words, which are ten times as fast, unless it pays hundreds of billions of millions. */
export function amountsOf(total: bigint): MakeAmounts {
  if (total < MAX_SMALL) {
    return (length, first = 0n) => {
      const small = new BigInt64Array(length);
      return first === 0n ? small : small.fill(first);
    };
  }
  return (length, first = 0n) => Array.from({ length }, () => first);
}

/** Scores of amounts, negated for a minimum. */
export function scoresOf(paid: Amounts, sign: Aim['sign'], make: MakeAmounts): Amounts {
  if (sign === 1n) return paid;
  const scores = make(paid.length);
  for (let at = 0; at < paid.length; at += 1) scores[at] = -(paid[at] as bigint);
  return scores;
}

/** Which draw is searched; scores are payouts, negated for a minimum. */
export interface Aim {
  readonly sign: 1n | -1n;
  /** Only draws that pay. */
  readonly mustPay: boolean;
}
