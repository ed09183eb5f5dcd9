import fc from 'fast-check';
import { ANIMALS } from './mark-six/zodiac.ts';

/** Bets on draws and races for property tests. */

export const YEAR = 'horse';

/** @example money(150n) // '1.50' */
export const money = (hundredths: bigint): string =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

export const priced = <T extends object>(of: T) => ({
  ...of,
  amount: fc.integer({ min: 1, max: 9_999 }).map((cents) => money(BigInt(cents))),
  odds: fc.constantFrom('1.03', '1.97', '2.78', '3.85', '11.20', '47.00'),
});
const ball = fc.integer({ min: 1, max: 49 });
const digit = fc.integer({ min: 0, max: 9 });
const side = fc.constantFrom('big', 'small', 'odd', 'even', 'tailBig', 'smallOdd');
const color = fc.constantFrom('red', 'blue', 'green');
const position = fc.constantFrom('no1', 'no4');
const animals = (size: number) => fc.shuffledSubarray([...ANIMALS], { minLength: 1, maxLength: size });

/** Bets on the special ball and on two numbers. */
export const ofPlaces = fc.oneof(
  fc.record(priced({ kind: fc.constant('specialCode'), selection: ball })),
  fc.record(priced({ kind: fc.constant('specialCodeSide'), selection: side })),
  fc.record(priced({ kind: fc.constant('specialCodeColor'), selection: color })),
  fc.record(priced({ kind: fc.constant('specialCodeAnimal'), selection: fc.constantFrom(...ANIMALS) })),
  fc.record(priced({ kind: fc.constant('specialCodeMergeAnimal'), selection: animals(4) })),
  fc.record(priced({ kind: fc.constant('specialCodeTail'), selection: digit })),
  fc.record(priced({ kind: fc.constant('numberCode'), position, selection: ball })),
  fc.record(priced({ kind: fc.constant('numberCodeSide'), position, selection: side })),
  fc.record(priced({ kind: fc.constant('numberCodeColor'), position, selection: color })),
);
/** Bets that several balls of a draw can win together. */
const few = (...of: number[]) => fc.constantFrom(...of);
export const ofSets = fc.oneof(
  fc.record(priced({ kind: fc.constant('tail'), selection: few(3) })),
  fc.record(
    priced({
      kind: fc.constant('specialCodeCombinationZodiacs'),
      selection: fc.shuffledSubarray([YEAR, 'rat'], { minLength: 1 }),
      level: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  fc.record(priced({ kind: fc.constant('specialCode'), selection: few(1, 3) })),
  fc.record(priced({ kind: fc.constant('numberCode'), selection: few(1, 3) })),
  fc.record(priced({ kind: fc.constant('numberCode'), position: fc.constant('no1'), selection: few(1, 3) })),
);
export const anyMarkSix = fc.oneof(
  ofPlaces,
  ofSets,
  fc.record(priced({ kind: fc.constant('tail'), selection: digit })),
  fc.record(
    priced({
      kind: fc.constant('specialCodeCombinationZodiacs'),
      selection: animals(12),
      level: fc.integer({ min: 1, max: 5 }),
    }),
  ),
);
