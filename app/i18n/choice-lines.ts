import { type SelectionCount, selectionLines, selectionRule, type SelectionRule } from '#engine/lottery';
import type { LotteryPick, RacePick } from './use-pick-text.ts';

type Choice =
  | Pick<LotteryPick, 'kind' | 'selection' | 'level' | 'configuration'>
  | Pick<RacePick, 'market' | 'selection'>;

/** The engine's input for choices that are sets of animals; undefined for all others. */
function countOf(choice: Choice): SelectionCount | undefined {
  if (!('kind' in choice)) return undefined;
  const { kind, selection, configuration } = choice;
  const selected = Array.isArray(selection) ? selection.length : 1;
  if (kind === 'specialCodeMergeAnimal') return { kind, selected, configuration };
  if (kind === 'specialCodeCombinationZodiacs') return { kind, selected, level: choice.level ?? selected };
  return undefined;
}

/** The number of lines of a choice, as text: an amount is per line. @example choiceLines({ kind: 'specialCode', selection: 8 }) // '1' */
export function choiceLines(choice: Choice): string {
  const count = countOf(choice);
  return (count === undefined ? 1n : selectionLines(count)).toString();
}

/** The rule of the specification that a choice breaks, or null. */
export function choiceRule(choice: Choice): SelectionRule | null {
  const count = countOf(choice);
  return count === undefined ? null : selectionRule(count);
}
