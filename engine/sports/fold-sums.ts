import { powerOfTen } from '../money/power-of-ten.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { elementary } from './elementary.ts';

/**
 * For each fold, the sum over its lines of the product of `values` (one per match): e_(k - b) of the non-bankers times the values
 * of the b bankers. A fold shorter than the bankers has no line.
 *
 * @returns sums in the order of `slip.folds`; that of fold k has k times the scale of the values
 */
export function foldSums({ folds, matches }: CompiledSlip, values: readonly bigint[]): bigint[] {
  let banked = 1n;
  let bankers = 0;
  const free: bigint[] = [];
  for (const [index, { banker }] of matches.entries()) {
    const value = values[index] ?? 0n;
    if (banker) {
      banked *= value;
      bankers += 1;
    } else free.push(value);
  }
  const sums = elementary(free, Math.max(0, (folds.at(-1) ?? 0) - bankers));
  return folds.map((fold) => (fold < bankers ? 0n : banked * (sums[fold - bankers] ?? 0n)));
}

/**
 * The sum of all folds at the scale of the longest.
 *
 * @returns digits at scale `slip.scale` x the longest fold
 */
export function totalOfFolds(slip: CompiledSlip, values: readonly bigint[]): bigint {
  const longest = slip.folds.at(-1) ?? 0;
  let total = 0n;
  for (const [index, sum] of foldSums(slip, values).entries()) {
    total += sum * powerOfTen(slip.scale * (longest - (slip.folds[index] ?? 0)));
  }
  return total;
}

/** The share `over` / `under` that lines pay. Lines of void matches pay the whole stake. */
export interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

/** Choices that are tried one by one; with more, the slip is bounded from above. */
const MAX_TRIED = 128;

/**
 * The highest total over every joint result, void matches included, times `share.under`: no settlement pays more. `won` is each
 * match's best sum, `back` its stakes.
 *
 * Without a share, a match is void if its stakes exceed its best win: picks that exclude each other, or short odds. With a share,
 * a void match also makes lines whole whose other matches are void. A match whose share alone exceeds its stakes is then never
 * void; one that cannot win more than its stakes always is. Of the others the cheapest are void: among equal stakes the total
 * depends only on which win.
 */
export function highestTotal(
  slip: CompiledSlip,
  won: readonly bigint[],
  back: readonly bigint[],
  { over, under }: Share,
): bigint {
  const values = won.map((each, at) => larger(each, back[at] ?? 0n));
  if (over === under) return under * totalOfFolds(slip, values);
  const isNever = (at: number) => over * (won[at] ?? 0n) >= under * (back[at] ?? 0n);
  const totalWith = (voided: readonly bigint[]) =>
    over * totalOfFolds(slip, values) + (under - over) * totalOfFolds(slip, voided);
  const groups = undecidedOf(slip, won, back, (at) => !isNever(at) && (won[at] ?? 0n) > (back[at] ?? 0n));
  if (groups.reduce((count, group) => count * (group.length + 1), 1) > MAX_TRIED)
    return totalWith(back.map((each, at) => (isNever(at) ? 0n : each)));
  const voided = back.map((each, at) => ((won[at] ?? 0n) <= each ? each : 0n));
  let highest = 0n;
  const choose = (nth: number) => {
    const group = groups[nth];
    if (group === undefined) {
      highest = larger(highest, totalWith(voided));
      return;
    }
    choose(nth + 1);
    for (const at of group) {
      values[at] = back[at] ?? 0n;
      voided[at] = values[at];
      choose(nth + 1);
    }
    for (const at of group) {
      values[at] = won[at] ?? 0n;
      voided[at] = 0n;
    }
  };
  choose(0);
  return highest;
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b);

/** Matches that may be void, by stakes and role, the cheapest first. */
function undecidedOf(
  { matches }: CompiledSlip,
  won: readonly bigint[],
  back: readonly bigint[],
  isOpen: (at: number) => boolean,
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const at of won.keys()) {
    if (!isOpen(at)) continue;
    const key = `${matches[at]?.banker === true ? 'banker ' : ''}${back[at]}`;
    groups.set(key, [...(groups.get(key) ?? []), at]);
  }
  const order = (a: number, b: number) => {
    const [one, other] = [won[a] ?? 0n, won[b] ?? 0n];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  return [...groups.values()].map((group) => group.sort(order));
}
