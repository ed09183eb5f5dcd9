import type { OddsItem } from '#contract/entities';
import { ANIMALS, BALL_SIDES, oddsGroup, type OddsGroup } from '#engine/lottery';
import type { MarkSixChoice } from '#app/features/betting/draws/index.ts';

export const NUMBERS: readonly number[] = Array.from({ length: 49 }, (_, index) => index + 1);
export const TAILS: readonly number[] = Array.from({ length: 10 }, (_, digit) => digit);
export const COLORS = ['red', 'blue', 'green'] as const;
const MERGED = ['2', '3', '4', '5', '6', '7', '8', '9', 'six'] as const;

/** The items of a group, by the names of the price list. */
export function topsOf({ kind, level }: OddsGroup): readonly string[] {
  switch (kind) {
    case 'specialCode':
    case 'numberCode':
      return NUMBERS.map(String);
    case 'specialCodeSide':
    case 'numberCodeSide':
      return BALL_SIDES;
    case 'specialCodeColor':
    case 'numberCodeColor':
      return COLORS;
    case 'specialCodeAnimal':
      return ANIMALS;
    case 'specialCodeMergeAnimal':
      return MERGED;
    case 'specialCodeTail':
    case 'tail':
      return TAILS.map(String);
    case 'specialCodeCombinationZodiacs':
      return [String(level)];
  }
}

const isSame = (group: OddsGroup | undefined, { kind, position, level }: OddsGroup) =>
  group?.kind === kind && group.position === position && group.level === level;

/** The prices of a group by pick: all of them, or none if one is missing. */
export function groupPrices(odds: readonly OddsItem[], group: OddsGroup): ReadonlyMap<string, OddsItem> | undefined {
  const items = odds.filter(({ index }) => isSame(oddsGroup(index), group));
  const prices = new Map(items.map((item) => [item.top, item]));
  return topsOf(group).every((top) => prices.has(top)) ? prices : undefined;
}

/** The group and the name that a choice is priced under. */
function placeOf({ kind, position, selection, level, configuration }: MarkSixChoice) {
  const count = Array.isArray(selection) ? selection.length : 1;
  if (kind === 'specialCodeCombinationZodiacs')
    return { group: { kind, level: level ?? count }, top: String(level ?? count) };
  if (kind === 'specialCodeMergeAnimal') return { group: { kind }, top: configuration ?? String(count) };
  return { group: { kind, ...(position && { position }) }, top: String(selection) };
}

/** The price of a choice; undefined if it is not sold. */
export function priceOfChoice(odds: readonly OddsItem[], choice: MarkSixChoice): OddsItem | undefined {
  const { group, top } = placeOf(choice);
  return groupPrices(odds, group)?.get(top);
}

/** Two choices of the same thing have one key. */
export function choiceKey({ kind, position, selection, level, configuration }: MarkSixChoice): string {
  const what = Array.isArray(selection) ? selection.toSorted().join('+') : String(selection);
  return [kind, position ?? '', level ?? '', configuration ?? '', what].join('|');
}
