/** The folds of each named pass by its number of matches, copied from the table of the design (pass-types.tsv). */
const TABLE = `
  2: 2-string-3=1,2
  3: 3-string-3=2 3-string-4=2,3 3-string-7=1,2,3 trixie=2,3 patent=1,2,3
  4: 4-string-4=3 4-string-5=3,4 4-string-6=2 4-string-11=2,3,4 4-string-15=1,2,3,4 yankee=2,3,4 lucky-15=1,2,3,4
  5: 5-string-5=4 5-string-6=4,5 5-string-10=2 5-string-16=3,4,5 5-string-20=2,3 5-string-26=2,3,4,5
  5: 5-string-31=1,2,3,4,5 canadian=2,3,4,5 super-yankee=2,3,4,5 lucky-31=1,2,3,4,5
  6: 6-string-6=5 6-string-7=5,6 6-string-15=2 6-string-20=3 6-string-22=4,5,6 6-string-35=2,3 6-string-42=3,4,5,6
  6: 6-string-50=2,3,4 6-string-57=2,3,4,5,6 6-string-63=1,2,3,4,5,6 heinz=2,3,4,5,6 lucky-63=1,2,3,4,5,6
  7: 7-string-7=6 7-string-8=6,7 7-string-21=5 7-string-35=4 7-string-120=2,3,4,5,6,7 super-heinz=2,3,4,5,6,7
  7: lucky-127=1,2,3,4,5,6,7
  8: 8-string-8=7 8-string-9=7,8 8-string-28=6 8-string-56=5 8-string-70=4 8-string-247=2,3,4,5,6,7,8
  8: goliath=2,3,4,5,6,7,8 lucky-255=1,2,3,4,5,6,7,8
`;

const NAMED = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [matches = '', passes = ''] = line.trim().split(': ');
      return passes.split(' ').map((pass) => {
        const [name = '', folds = ''] = pass.split('=');
        return [name, { matches: Number(matches), folds: folds.split(',').map(Number) }] as const;
      });
    }),
);

/** The lines of each named pass, with one pick a match: the folds say how many matches are in one. */
export const linesOfPasses = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...NAMED].map(([name, { matches, folds }]) => [
      name,
      String(folds.reduce((lines, fold) => lines + waysToChoose(fold, matches), 0)),
    ]),
  );
const waysToChoose = (fold: number, of: number): number =>
  fold === 0 ? 1 : (waysToChoose(fold - 1, of - 1) * of) / fold;
export const matchesOf = (name: string): number => NAMED.get(name)?.matches ?? 0;

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
