import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import { MAX_FOLD } from './fold-limits.ts';
import { NAMED_PASSES, type NamedPass, type PassSystem } from './pass-table.ts';
import type { SportGame } from './slip.ts';

/** 'Super Heinz' is 'super-heinz', '3 String 4' is '3-string-4'. */
const keyOf = (pass: string) => pass.trim().toLowerCase().replaceAll(/\s+/g, '-');

const BY_KEY = new Map<string, NamedPass>(NAMED_PASSES.map((pass) => [keyOf(pass.name), pass]));
for (const name of ['canadian-/-super-yankee', 'canadian/super-yankee']) {
  const canadian = BY_KEY.get('canadian');
  if (canadian) BY_KEY.set(name, canadian);
}

const STRING_OF_ONE = /^(\d{1,2})-string-1$/;
const PICK = /^(\d{1,2})-pick-(\d{1,2})$/;

/**
 * `N-pick-M` of the specification's rules (section 9: 8-pick-2, 4-pick-3, 6-pick-4, 4-pick-5): all lines of M of N matches. M
 * above N cannot be a line length: 4-pick-5 is the pass of 5 lines, `4-string-5`.
 */
function asString(key: string): string {
  const [, matches = '', lines = ''] = PICK.exec(key) ?? [];
  return matches !== '' && Number(lines) > Number(matches) ? `${matches}-string-${lines}` : key;
}

/**
 * The folds (line lengths) of a pass on a slip of `matchCount` matches, ascending. `single` is fold 1, `N-string-1` fold N on any
 * slip of at least N matches, `N-pick-M` fold M of exactly N; others need exactly their number of matches.
 *
 * @param path place of the pass, for the error
 * @throws EngineError `unknownPass`; `foldOverMaximum` over 15; `passNeedsMatches`
 * @example passFolds('3-string-4', 3) // [2, 3]
 * @example passFolds('4-pick-3', 4) // [3]
 * @example passFolds('2-string-1', 5) // [2]
 */
export function passFolds(pass: string, matchCount: number, path = 'pass'): readonly number[] {
  const key = asString(typeof pass === 'string' ? keyOf(pass) : '');
  const [, picked, of] = PICK.exec(key) ?? [];
  if (picked !== undefined && of !== undefined) {
    if (Number(picked) !== matchCount)
      throw new EngineError('passNeedsMatches', path, `${key} needs exactly ${picked} matches, got ${matchCount}`);
    assertFold(Number(of), matchCount, path);
    return [Number(of)];
  }
  const fold = key === 'single' ? 1 : Number(STRING_OF_ONE.exec(key)?.[1] ?? Number.NaN);
  if (!Number.isNaN(fold)) {
    assertFold(fold, matchCount, path);
    return [fold];
  }
  const named = BY_KEY.get(key);
  if (named === undefined) throw new EngineError('unknownPass', path, `no pass is called ${shown(pass)}`);
  if (named.matches !== matchCount) {
    throw new EngineError(
      'passNeedsMatches',
      path,
      `${named.name} needs exactly ${named.matches} matches, got ${matchCount}`,
    );
  }
  return named.folds;
}

/**
 * The folds of several passes together, ascending, each once.
 *
 * @throws EngineError as `passFolds`, at `passes[i]`
 * @example foldsOfPasses(['single', '3-string-4'], 3) // [1, 2, 3]
 */
export function foldsOfPasses(passes: readonly string[], matchCount: number): readonly number[] {
  const folds = new Set<number>();
  for (const [index, pass] of passes.entries()) {
    for (const fold of passFolds(pass, matchCount, `passes[${index}]`)) folds.add(fold);
  }
  return [...folds].sort((a, b) => a - b);
}

/** A whole number from 1 to 15, at most the number of matches. */
export function assertFold(fold: number, matchCount: number, path: string): void {
  if (!Number.isInteger(fold) || fold < 1 || fold > MAX_FOLD) {
    throw new EngineError('foldOverMaximum', path, `a line has 1 to ${MAX_FOLD} matches, got ${shown(fold)}`);
  }
  if (fold > matchCount) {
    throw new EngineError(
      'passNeedsMatches',
      path,
      `a line of ${fold} needs ${fold} matches or more, got ${matchCount}`,
    );
  }
}

/**
 * Passes for a slip of `matchCount` matches in menu order: single, N-string-1 up to the markets' longest line, then matching
 * named ones.
 *
 * @param options.maxFold the longest line that the slip's markets allow (`slipMaxFold`); 15 when left out
 * @param options.game bd adds the passes with singles, which the other lottery does not sell
 * @example availablePasses(3, { maxFold: 8, game: 'soccer' })
 * // ['single', '2-string-1', '3-string-1', '3-string-3', '3-string-4', 'Trixie', 'Patent']
 */
export function availablePasses(
  matchCount: number,
  { maxFold = MAX_FOLD, game = 'soccer' }: { readonly maxFold?: number; readonly game?: SportGame } = {},
): readonly string[] {
  const longest = Math.min(matchCount, maxFold, MAX_FOLD);
  const lottery: PassSystem = game === 'bd' ? 'bd' : 'jczq';
  const named = NAMED_PASSES.filter(
    ({ system, matches, folds }) =>
      (system === lottery || system === 'uk') && matches === matchCount && folds.every((fold) => fold <= longest),
  );
  const strings = Array.from({ length: longest }, (_, index) => (index === 0 ? 'single' : `${index + 1}-string-1`));
  return [...strings, ...named.map(({ name }) => name)];
}
