import type { CompiledSlip } from './compiled-slip.ts';

/** The picks of one match that may be in a line, as indexes into the match's picks. */
export type Choices = readonly (readonly number[])[];

/** Every pick of every match. */
export function allChoices({ matches }: CompiledSlip): Choices {
  return matches.map(({ picks }) => picks.map((_, index) => index));
}

/**
 * How many lines of `legs` picks the matches from `from` on can still make, for each `from` and `legs`: what lets a walk jump over
 * whole branches without visiting a line.
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

/** A visited line: [match, pick] pairs by index. The array is reused, so copy what you store. */
export type LineVisitor = (legs: readonly (readonly [match: number, pick: number])[]) => boolean;

/**
 * Visits the lines of one fold in a fixed order (matches in slip order, for each its picks in order before leaving it out), from
 * the line `skip` on, until the visitor returns false. Branches without lines, and branches that lie wholly before
 * `skip`, are never entered.
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
    // What remains is one way only: no pick is missing, and `counts` says that no banker is either.
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
