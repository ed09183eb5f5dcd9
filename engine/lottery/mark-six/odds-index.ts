import type { MarkSixKind, MarkSixPosition } from './bet.ts';

/** What an item of the odds list prices. */
export interface OddsGroup {
  readonly kind: MarkSixKind;
  readonly position?: MarkSixPosition;
  readonly level?: number;
}

const NUMBER_KINDS: readonly MarkSixKind[] = ['numberCode', 'numberCodeSide', 'numberCodeColor'];
const SPECIAL_KINDS: readonly MarkSixKind[] = ['specialCode', 'specialCodeSide', 'specialCodeColor'];

/**
 * What an index of the upstream's odds list prices. Specification section 3: 3-20 number codes, 21 animal, 22 merged animal, 23
 * tail, 24-28 zodiac combinations 1 to 5, 29 tail. It omits 0-2 and the order inside 3-20: the three kinds of the special code
 * come first, and each of the six positions has the same three kinds in order. 23 is the special code's tail, 29 the tail of any
 * ball.
 *
 * @returns undefined past the list
 * @example oddsGroup(26) // { kind: 'specialCodeCombinationZodiacs', level: 3 }
 */
export function oddsGroup(index: number): OddsGroup | undefined {
  const special = SPECIAL_KINDS[index];
  if (special) return { kind: special };
  const number = NUMBER_KINDS[index % NUMBER_KINDS.length];
  if (number && index >= 3 && index <= 20) {
    return { kind: number, position: `no${Math.floor(index / 3)}` as MarkSixPosition };
  }
  if (index >= 24 && index <= 28) return { kind: 'specialCodeCombinationZodiacs', level: index - 23 };
  const others: Readonly<Record<number, MarkSixKind>> = {
    21: 'specialCodeAnimal',
    22: 'specialCodeMergeAnimal',
    23: 'specialCodeTail',
    29: 'tail',
  };
  const kind = others[index];
  return kind && { kind };
}
