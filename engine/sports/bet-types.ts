import { NAMED_PASSES } from './pass-table.ts';
import { foldsOfPasses, passFolds } from './passes.ts';
import type { SportGame } from './slip.ts';

/** A bet type: its folds and all its names. */
export interface BetType {
  /** The trade's name first (`Yankee`), then the lottery's (`4-string-11`). */
  readonly names: readonly [string, ...string[]];
  readonly folds: readonly number[];
}

/**
 * Passes as the fewest bet types with the same lines: contained types are not named, and no line is in two types.
 *
 * @throws EngineError as `passFolds`, at `passes[i]`
 * @example betTypes(['2-string-1', '4-string-1', '4-string-11'], 4)[0]?.names // ['Yankee', '4-string-11']
 * @example betTypes(['2-string-1', '3-string-1'], 4).map(({ names }) => names[0]) // ['2-string-1', '3-string-1']
 */
export function betTypes(
  passes: readonly string[],
  matchCount: number,
  game: SportGame = 'soccer',
): readonly BetType[] {
  const all = foldsOfPasses(passes, matchCount);
  const whole = typeOf(all, matchCount, game);
  if (whole !== undefined) return [whole];
  const own = widest(passes.map((pass) => passFolds(pass, matchCount)));
  const isApart = own.reduce((sum, folds) => sum + folds.length, 0) === all.length;
  const parts = isApart ? own.map((folds) => typeOf(folds, matchCount, game)) : [];
  const named = parts.filter((part) => part !== undefined);
  return named.length > 0 && named.length === parts.length ? named : all.map(ofFold);
}

/** Drops sets contained in another. */
function widest(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const isWithin = (a: readonly number[], b: readonly number[]) => a.every((fold) => b.includes(fold));
  return sets.filter(
    (folds, at) =>
      !sets.some(
        (other, index) => index !== at && isWithin(folds, other) && (other.length > folds.length || index < at),
      ),
  );
}

const ofFold = (fold: number): BetType => ({
  names: [fold === 1 ? 'single' : `${fold}-string-1`],
  folds: [fold],
});

function typeOf(folds: readonly number[], matchCount: number, game: SportGame): BetType | undefined {
  const [first] = folds;
  if (first !== undefined && folds.length === 1) return ofFold(first);
  const wanted = folds.join();
  const lottery = game === 'bd' ? 'bd' : 'jczq';
  const found = (system: string) =>
    NAMED_PASSES.filter(
      (pass) => pass.system === system && pass.matches === matchCount && pass.folds.join() === wanted,
    ).map(({ name }) => name);
  const [name, ...rest] = [...found('uk'), ...found(lottery)];
  return name === undefined ? undefined : { names: [name, ...rest], folds };
}
