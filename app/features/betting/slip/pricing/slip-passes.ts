import {
  availablePasses,
  type BetType,
  betTypes,
  type FoldTable,
  type Market,
  marketMaxFold,
  passFolds,
  type SportGame,
} from '#engine/sports';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';

/** The longest line that picks may be in, and the market that limits it. */
export interface FoldBound {
  readonly most: number;
  readonly market: Market;
}

/** The strictest market of a line limits it; the first of the strictest is named. */
export function foldBound(game: SportGame, items: readonly SlipItem[], folds: FoldTable = {}): FoldBound | undefined {
  let bound: FoldBound | undefined;
  for (const { market } of items) {
    const most = marketMaxFold(game, market, folds);
    if (bound === undefined || most < bound.most) bound = { most, market };
  }
  return bound;
}

const countMatches = (items: readonly SlipItem[]) => new Set(items.map(({ matchId }) => matchId)).size;

/** A bet type: what is sent, every name that it goes by, and how it is called. */
export interface OfferedPass {
  readonly pass: string;
  readonly names: readonly string[];
  readonly type: BetType;
}

/**
 * Every bet type of the picks: single, accumulators, then the systems that need just this number of matches. Names for the same
 * lines are one entry: Canadian, Super Yankee and 5-string-26 are all lines of 2, 3, 4 and 5.
 */
export function offeredPasses(
  game: SportGame,
  items: readonly SlipItem[],
  folds: FoldTable = {},
): readonly OfferedPass[] {
  if (items.length === 0) return [];
  const matches = countMatches(items);
  const byFolds = new Map<string, [string, ...string[]]>();
  for (const pass of availablePasses(matches, { game, maxFold: foldBound(game, items, folds)?.most ?? 1 })) {
    const lines = passFolds(pass, matches).join();
    const same = byFolds.get(lines);
    if (same === undefined) byFolds.set(lines, [pass]);
    else same.push(pass);
  }
  return [...byFolds].flatMap(([lines, names]) =>
    betTypes([names[0]], matches, game).map((type) => ({
      pass: names[0],
      names: [...names, ...pickName(lines, matches)],
      type,
    })),
  );
}

/** `5-pick-2`: the rules' name for all lines of 2 of 5 matches. */
function pickName(folds: string, matches: number): readonly string[] {
  const fold = Number(folds);
  return fold > 1 && fold < matches ? [`${matches}-pick-${folds}`] : [];
}

export const isString = (pass: string) => pass === 'single' || pass.endsWith('-string-1');

/**
 * The chosen passes that still fit, each by its first name, in as few types as possible; without any the longest line. Slips and
 * codes of older versions may hold types that contain one another.
 */
export function chosenPasses(
  game: SportGame,
  items: readonly SlipItem[],
  chosen: readonly string[],
  folds: FoldTable = {},
): readonly string[] {
  const offered = offeredPasses(game, items, folds);
  const own = offered.filter(({ names }) => names.some((name) => chosen.includes(name))).map(({ pass }) => pass);
  if (own.length === 0)
    return offered
      .map(({ pass }) => pass)
      .filter(isString)
      .slice(-1);
  const lines = betTypes(own, countMatches(items), game).map((type) => type.folds.join());
  return lines.flatMap((each) => offered.filter(({ type }) => type.folds.join() === each).map(({ pass }) => pass));
}

/** Whether one of the chosen types is not offered for these picks: one of them is gone, or a newer build stored the slip. */
export function hasLostType(
  game: SportGame,
  items: readonly SlipItem[],
  chosen: readonly string[],
  folds: FoldTable = {},
): boolean {
  if (chosen.length === 0) return false;
  const offered = offeredPasses(game, items, folds).flatMap(({ names }) => names);
  return chosen.some((each) => !offered.includes(each));
}

/** The types that can be added to the chosen ones: those that have no line in common with them. */
export function addablePasses(offered: readonly OfferedPass[], chosen: readonly string[]): readonly OfferedPass[] {
  const taken = new Set(offered.filter(({ pass }) => chosen.includes(pass)).flatMap(({ type }) => type.folds));
  return offered.filter(({ type }) => !type.folds.some((fold) => taken.has(fold)));
}

/** The longest line that the passes make. @example longestLine(['single', '3-string-4'], 3) // 3 */
export function longestLine(passes: readonly string[], matches: number): number {
  return Math.max(0, ...passes.flatMap((pass) => passFolds(pass, matches)));
}
