/** Name, matches and folds of each named pass, from the design (pass-types.tsv). */
const TABLE = `
  3-string-3 3 2
  3-string-4 3 2,3
  4-string-4 4 3
  4-string-5 4 3,4
  4-string-6 4 2
  4-string-11 4 2,3,4
  5-string-5 5 4
  5-string-6 5 4,5
  5-string-10 5 2
  5-string-16 5 3,4,5
  5-string-20 5 2,3
  5-string-26 5 2,3,4,5
  6-string-6 6 5
  6-string-7 6 5,6
  6-string-15 6 2
  6-string-20 6 3
  6-string-22 6 4,5,6
  6-string-35 6 2,3
  6-string-42 6 3,4,5,6
  6-string-50 6 2,3,4
  6-string-57 6 2,3,4,5,6
  7-string-7 7 6
  7-string-8 7 6,7
  7-string-21 7 5
  7-string-35 7 4
  7-string-120 7 2,3,4,5,6,7
  8-string-8 8 7
  8-string-9 8 7,8
  8-string-28 8 6
  8-string-56 8 5
  8-string-70 8 4
  8-string-247 8 2,3,4,5,6,7,8
  2-string-3 2 1,2
  3-string-7 3 1,2,3
  4-string-15 4 1,2,3,4
  5-string-31 5 1,2,3,4,5
  6-string-63 6 1,2,3,4,5,6
  trixie 3 2,3
  yankee 4 2,3,4
  canadian 5 2,3,4,5
  super-yankee 5 2,3,4,5
  heinz 6 2,3,4,5,6
  super-heinz 7 2,3,4,5,6,7
  goliath 8 2,3,4,5,6,7,8
  patent 3 1,2,3
  lucky-15 4 1,2,3,4
  lucky-31 5 1,2,3,4,5
  lucky-63 6 1,2,3,4,5,6
  lucky-127 7 1,2,3,4,5,6,7
  lucky-255 8 1,2,3,4,5,6,7,8
`;

const NAMED = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .map(([name = '', matches = '', folds = '']) => [
      name,
      { matches: Number(matches), folds: folds.split(',').map(Number) },
    ]),
);

/** Specification, section 9: "Parlay max 15 strings". */
const MAX_FOLD = 15;
/** Longest line per market (design, "Per-market maximum folds"). */
const MAX_FOLD_OF: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  soccer: { wl: 8, handicap: 8, goals: 6, correct_score: 4, half: 4 },
  basketball: { wl: 8, handicap: 8, bs: 8, mv: 4 },
  bd: { wl: 15, handicap: 15, goals: 6, half: 6, up: 6, correct_score: 3 },
};
export const longestLine = (game: string, market: string): number => MAX_FOLD_OF[game]?.[market] ?? MAX_FOLD;

/** The folds of all passes; undefined if one does not fit the number of matches. */
export function foldsOf(
  passes: readonly string[],
  folds: readonly number[],
  matches: number,
): readonly number[] | undefined {
  const all = new Set<number>(folds);
  for (const pass of passes) {
    const name = pass.trim().toLowerCase().replaceAll(/\s+/g, '-');
    const string = name === 'single' ? 1 : Number(/^(\d{1,2})-string-1$/.exec(name)?.[1] ?? 0);
    const named = NAMED.get(name);
    if (string > 0) all.add(string);
    else if (named?.matches === matches) for (const fold of named.folds) all.add(fold);
    else return undefined;
  }
  return [...all].every((fold) => fold >= 1 && fold <= Math.min(MAX_FOLD, matches)) ? [...all] : undefined;
}
