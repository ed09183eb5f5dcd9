import fc from 'fast-check';
import { ANIMALS, BALL_SIDES } from '#engine/lottery';
import type { MarkSixChoice } from '#app/features/betting/draws/index.ts';

const ball = fc.integer({ min: 1, max: 49 });
const side = fc.constantFrom(...BALL_SIDES);
const color = fc.constantFrom('red', 'blue', 'green');
const animal = fc.constantFrom(...ANIMALS);
const digit = fc.integer({ min: 0, max: 9 });
const position = fc.constantFrom('no1', 'no2', 'no3', 'no4', 'no5', 'no6');
const animals = (minLength: number, maxLength = 12) =>
  fc.shuffledSubarray([...ANIMALS], { minLength, maxLength }).map((each): string[] => each);

/** Any choice that the rules allow, of all eleven kinds. */
export const aMarkSixChoice: fc.Arbitrary<MarkSixChoice> = fc.oneof(
  fc.record({ kind: fc.constant('specialCode' as const), selection: ball }),
  fc.record({ kind: fc.constant('specialCodeSide' as const), selection: side }),
  fc.record({ kind: fc.constant('specialCodeColor' as const), selection: color }),
  fc.record({ kind: fc.constant('specialCodeAnimal' as const), selection: animal }),
  fc.record({ kind: fc.constant('specialCodeMergeAnimal' as const), selection: animals(2, 9) }),
  fc.record({
    kind: fc.constant('specialCodeMergeAnimal' as const),
    selection: animals(6, 6),
    configuration: fc.constant('six' as const),
  }),
  fc.record({ kind: fc.constant('specialCodeTail' as const), selection: digit }),
  fc.record({ kind: fc.constant('tail' as const), selection: digit }),
  fc.integer({ min: 1, max: 5 }).chain((level) =>
    fc.record({
      kind: fc.constant('specialCodeCombinationZodiacs' as const),
      selection: animals(level, level === 1 ? 5 : 12),
      level: fc.constant(level),
    }),
  ),
  fc.record({ kind: fc.constant('numberCode' as const), position, selection: ball }),
  fc.record({ kind: fc.constant('numberCodeSide' as const), position, selection: side }),
  fc.record({ kind: fc.constant('numberCodeColor' as const), position, selection: color }),
);
