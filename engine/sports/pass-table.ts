/**
 * Named passes for an exact number of matches, as `matches: name = folds`: from the Chinese sports lottery (jczq, and bd for
 * passes with singles) and British full-cover bets. Not `N-string-1`, which is fold N on any slip of at least N matches. The
 * lotteries agree on shared names.
 */
const SYSTEMS = {
  jczq: `
3: 3-string-3=2 3-string-4=2,3
4: 4-string-4=3 4-string-5=3,4 4-string-6=2 4-string-11=2,3,4
5: 5-string-5=4 5-string-6=4,5 5-string-10=2 5-string-16=3,4,5 5-string-20=2,3 5-string-26=2,3,4,5
6: 6-string-6=5 6-string-7=5,6 6-string-15=2 6-string-20=3 6-string-22=4,5,6 6-string-35=2,3 6-string-42=3,4,5,6 6-string-50=2,3,4 6-string-57=2,3,4,5,6
7: 7-string-7=6 7-string-8=6,7 7-string-21=5 7-string-35=4 7-string-120=2,3,4,5,6,7
8: 8-string-8=7 8-string-9=7,8 8-string-28=6 8-string-56=5 8-string-70=4 8-string-247=2,3,4,5,6,7,8`,
  bd: `
2: 2-string-3=1,2
3: 3-string-4=2,3 3-string-7=1,2,3
4: 4-string-5=3,4 4-string-11=2,3,4 4-string-15=1,2,3,4
5: 5-string-6=4,5 5-string-16=3,4,5 5-string-26=2,3,4,5 5-string-31=1,2,3,4,5
6: 6-string-7=5,6 6-string-22=4,5,6 6-string-42=3,4,5,6 6-string-57=2,3,4,5,6 6-string-63=1,2,3,4,5,6`,
  uk: `
3: Trixie=2,3 Patent=1,2,3
4: Yankee=2,3,4 Lucky-15=1,2,3,4
5: Canadian=2,3,4,5 Super-Yankee=2,3,4,5 Lucky-31=1,2,3,4,5
6: Heinz=2,3,4,5,6 Lucky-63=1,2,3,4,5,6
7: Super-Heinz=2,3,4,5,6,7 Lucky-127=1,2,3,4,5,6,7
8: Goliath=2,3,4,5,6,7,8 Lucky-255=1,2,3,4,5,6,7,8`,
};

/** The two lotteries, and full covers, which are sold everywhere. */
export type PassSystem = keyof typeof SYSTEMS;

/** A pass for exactly `matches` matches. */
export interface NamedPass {
  readonly name: string;
  readonly system: PassSystem;
  readonly matches: number;
  readonly folds: readonly number[];
}

/** In the order of the table. */
export const NAMED_PASSES: readonly NamedPass[] = Object.entries(SYSTEMS).flatMap(([system, rows]) =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [matches = '', passes = ''] = row.split(': ');
      return passes.split(' ').map((pass) => {
        const [name = '', folds = ''] = pass.split('=');
        return {
          name: name.includes('string') ? name : name.replace('-', ' '),
          system: system as PassSystem,
          matches: Number(matches),
          folds: folds.split(',').map(Number),
        };
      });
    }),
);
