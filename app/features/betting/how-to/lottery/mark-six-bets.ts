import { type Animal, ballAnimal, type MarkSixBet } from '#engine/lottery';

export const SAMPLE_NUMBERS: readonly number[] = [3, 11, 20, 24, 35, 42];

/** Example bets of each kind, without amount and odds: the player types those. */
export function markSixExample(year: Animal): readonly Omit<MarkSixBet, 'amount' | 'odds'>[] {
  const [first, second] = [...new Set(SAMPLE_NUMBERS.map((ball) => ballAnimal(ball, year)))].filter(
    (animal) => animal !== year,
  );
  return [
    { kind: 'specialCode', selection: 27 },
    { kind: 'specialCodeSide', selection: 'big' },
    { kind: 'specialCodeColor', selection: 'green' },
    { kind: 'specialCodeAnimal', selection: year },
    { kind: 'specialCodeTail', selection: 7 },
    { kind: 'tail', selection: 1 },
    { kind: 'numberCode', position: 'no1', selection: 3 },
    ...(first === undefined || second === undefined
      ? []
      : [
          { kind: 'specialCodeCombinationZodiacs', level: 2, selection: [first, second] } as const,
          { kind: 'specialCodeCombinationZodiacs', level: 2, selection: [first, year] } as const,
        ]),
  ];
}
