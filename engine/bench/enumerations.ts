import * as combinatorics from 'js-combinatorics';

/**
 * The sum over all lines of the products of their odds, as others compute it: each line is built and multiplied in doubles. Takes
 * odds[match][pick] and the folds.
 */
export type Enumeration = (odds: readonly (readonly number[])[], folds: readonly number[]) => number;

/** Loops over every choice of matches and picks, one product per line. Stops after `most` lines. */
export function plain(
  odds: readonly (readonly number[])[],
  folds: readonly number[],
  most = Infinity,
): { sum: number; lines: number } {
  let sum = 0;
  let lines = 0;
  for (const fold of folds) {
    const chosen = Array.from({ length: fold }, (_, index) => index);
    for (;;) {
      const at = chosen.map(() => 0);
      for (;;) {
        let product = 1;
        for (let leg = 0; leg < fold; leg += 1) product *= odds[chosen[leg] ?? 0]?.[at[leg] ?? 0] ?? 1;
        sum += product;
        lines += 1;
        if (lines >= most) return { sum, lines };
        let leg = fold - 1;
        while (leg >= 0 && (at[leg] ?? 0) + 1 === odds[chosen[leg] ?? 0]?.length) at[leg--] = 0;
        if (leg < 0) break;
        at[leg] = (at[leg] ?? 0) + 1;
      }
      let last = fold - 1;
      while (last >= 0 && chosen[last] === odds.length - fold + last) last -= 1;
      if (last < 0) break;
      chosen[last] = (chosen[last] ?? 0) + 1;
      for (let next = last + 1; next < fold; next += 1) chosen[next] = (chosen[next - 1] ?? 0) + 1;
    }
  }
  return { sum, lines };
}

/** Shares the product of a line's beginning: the best possible when walking every line. */
export const sharedProducts: Enumeration = (odds, folds) => {
  const isChosen = new Set(folds);
  const walk = (from: number, legs: number, product: number): number => {
    let sum = isChosen.has(legs) ? product : 0;
    for (let match = from; match < odds.length; match += 1) {
      for (const value of odds[match] ?? []) sum += walk(match + 1, legs + 1, product * value);
    }
    return sum;
  };
  return walk(0, 0, 1);
};

/** With js-combinatorics: every combination of matches, and every choice of their picks. */
export const jsCombinatorics: Enumeration = (odds, folds) => {
  let sum = 0;
  for (const fold of folds) {
    for (const matches of new combinatorics.Combination([...odds], fold)) {
      for (const line of new combinatorics.CartesianProduct(...(matches as number[][]))) {
        sum += (line as number[]).reduce((product, value) => product * value, 1);
      }
    }
  }
  return sum;
};
