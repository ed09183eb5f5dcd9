import { ANIMALS, type MarkSixBet } from '../lottery/index.ts';

const SIDES = ['big', 'small', 'odd', 'even', 'sumOdd', 'sumEven', 'tailBig', 'tailSmall'];
const COLORS = ['red', 'blue', 'green'];
const POSITIONS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;

/** Reproducible Mark Six tickets with picks of all kinds. */
export function markSixTickets(count: number, picks: number): readonly (readonly MarkSixBet[])[] {
  let seed = 12_345;
  const below = (end: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * end);
  };
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const animals = (size: number) => {
    const left = [...ANIMALS];
    return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0] ?? 'rat');
  };
  const kinds: readonly (() => object)[] = [
    () => ({ kind: 'specialCode', selection: 1 + below(49), odds: '47.00' }),
    () => ({ kind: 'specialCodeSide', selection: one(SIDES), odds: '1.97' }),
    () => ({ kind: 'specialCodeColor', selection: one(COLORS), odds: '2.78' }),
    () => ({ kind: 'specialCodeAnimal', selection: one(ANIMALS), odds: '11.20' }),
    () => ({ kind: 'specialCodeMergeAnimal', selection: animals(2 + below(8)), odds: '1.95' }),
    () => ({ kind: 'specialCodeTail', selection: below(10), odds: '9.30' }),
    () => ({ kind: 'tail', selection: below(10), odds: '1.80' }),
    () => {
      const level = 1 + below(5);
      return {
        kind: 'specialCodeCombinationZodiacs',
        selection: animals(level + below(3)),
        level,
        odds: one(['1.95', '3.10', '6.00', '12.00', '47.00']),
      };
    },
    () => ({ kind: 'numberCode', selection: 1 + below(49), position: one(POSITIONS), odds: '47.00' }),
    () => ({ kind: 'numberCode', selection: 1 + below(49), odds: '7.00' }),
    () => ({ kind: 'numberCodeSide', selection: one(SIDES), position: one(POSITIONS), odds: '1.97' }),
    () => ({ kind: 'numberCodeColor', selection: one(COLORS), position: one(POSITIONS), odds: '2.78' }),
  ];
  const pick = () => ({ ...one(kinds)(), amount: `${1 + below(99)}.${String(below(100)).padStart(2, '0')}` });
  return Array.from({ length: count }, () => Array.from({ length: picks }, () => pick() as MarkSixBet));
}
