import type { CompiledSlip } from './compiled-slip.ts';

/** Picks of a match that may be in a line, by index. */
export type Choices = readonly (readonly number[])[];

/** Every pick of every match. */
export function allChoices({ matches }: CompiledSlip): Choices {
  return matches.map(({ picks }) => picks.map((_, index) => index));
}

/**
 * How many lines of `legs` picks the matches from `from` on can make, so that a walk can skip whole branches.
 *
 * @returns counts[from][legs]
 */
export function branchCounts({ matches }: CompiledSlip, choices: Choices, longest: number): bigint[][] {
  const counts: bigint[][] = [];
  let next: bigint[] = Array.from({ length: longest + 1 }, (_, legs) => (legs === 0 ? 1n : 0n));
  counts[matches.length] = next;
  for (let from = matches.length - 1; from >= 0; from -= 1) {
    const picks = BigInt(choices[from]?.length ?? 0);
    const skip = matches[from]?.banker === true ? 0n : 1n;
    const row: bigint[] = [];
    for (let legs = 0; legs <= longest; legs += 1) {
      row.push(skip * (next[legs] ?? 0n) + (legs > 0 ? picks * (next[legs - 1] ?? 0n) : 0n));
    }
    counts[from] = row;
    next = row;
  }
  return counts;
}

/** [match, pick] by index. The array is reused: copy what you store. */
export type LineVisitor = (legs: readonly (readonly [match: number, pick: number])[]) => boolean;

/**
 * Visits the lines of one fold in a fixed order (matches in slip order, each one's picks before leaving it out) from line `skip`
 * on, until the visitor returns false. Never enters branches without lines or entirely before `skip`.
 *
 * @returns how many of `skip` are still to be skipped (0n once a line was visited), or null when the visitor ended it
 */
export function walkFold(
  slip: CompiledSlip,
  choices: Choices,
  counts: readonly (readonly bigint[])[],
  fold: number,
  skip: bigint,
  visit: LineVisitor,
): bigint | null {
  const legs: [number, number][] = [];
  let left = skip;
  function walk(from: number, missing: number): boolean {
    const lines = counts[from]?.[missing] ?? 0n;
    if (lines <= left) {
      left -= lines;
      return true;
    }
    // Complete: no pick is missing, and by `counts` no banker.
    if (missing === 0) return visit(legs);
    for (const pick of choices[from] ?? []) {
      legs.push([from, pick]);
      const goesOn = walk(from + 1, missing - 1);
      legs.pop();
      if (!goesOn) return false;
    }
    return slip.matches[from]?.banker === true || walk(from + 1, missing);
  }
  return walk(0, fold) ? left : null;
}
