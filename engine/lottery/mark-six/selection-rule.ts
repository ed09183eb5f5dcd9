/** Why a selection is invalid, by the names of specification section 5. */
export type SelectionRule =
  | 'shouldSelectSix'
  | 'atLeastTwo'
  | 'mostNine'
  | 'atLeastOne'
  | 'mostFive'
  | 'atLeastCombinationLevel';

/** Number of selected animals, and the kind of bet. */
export type SelectionCount =
  | { readonly kind: 'specialCodeMergeAnimal'; readonly selected: number; readonly configuration?: string | undefined }
  | { readonly kind: 'specialCodeCombinationZodiacs'; readonly selected: number; readonly level: number };

const SIX = 6;
const MERGE_MIN = 2;
const MERGE_MAX = 9;
const LEVEL_ONE_MAX = 5;

/**
 * The rule that a selection breaks, or null. Merged animals: exactly six in the configuration `six`, otherwise two to nine.
 * Combinations: one to five at level 1, otherwise at least the level.
 *
 * @example selectionRule({ kind: 'specialCodeMergeAnimal', selected: 5, configuration: 'six' }) // 'shouldSelectSix'
 * @example selectionRule({ kind: 'specialCodeCombinationZodiacs', level: 3, selected: 2 }) // 'atLeastCombinationLevel'
 */
export function selectionRule(count: SelectionCount): SelectionRule | null {
  const { selected } = count;
  if (count.kind === 'specialCodeMergeAnimal') {
    if (count.configuration === 'six') return selected === SIX ? null : 'shouldSelectSix';
    return selected < MERGE_MIN ? 'atLeastTwo' : selected > MERGE_MAX ? 'mostNine' : null;
  }
  if (count.level > 1) return selected < count.level ? 'atLeastCombinationLevel' : null;
  return selected < 1 ? 'atLeastOne' : selected > LEVEL_ONE_MAX ? 'mostFive' : null;
}

/**
 * The lines of a selection: one per combination of `level` animals; a valid merged set is one line.
 *
 * @example selectionLines({ kind: 'specialCodeCombinationZodiacs', level: 3, selected: 6 }) // 20n
 */
export function selectionLines(count: SelectionCount): bigint {
  if (count.kind === 'specialCodeMergeAnimal') return selectionRule(count) === null ? 1n : 0n;
  let lines = 1n;
  for (let taken = 0; taken < count.level; taken += 1) {
    lines = (lines * BigInt(Math.max(0, count.selected - taken))) / BigInt(taken + 1);
  }
  return lines;
}
