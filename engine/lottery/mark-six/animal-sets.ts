import type { Amounts, MakeAmounts } from '../amounts.ts';
import { BALL_COUNT } from './balls.ts';
import { type Animal, ANIMALS } from './zodiac.ts';

/** Sets of animals are bit masks. Odd balls have the animals of the low half, even balls those of the high half. */
export const HALF = ANIMALS.length / 2;
const SETS = 1 << ANIMALS.length;
/** Seven balls have no more animals, and no fewer: of each there are five at most. */
export const [MIN_CAME, MAX_CAME] = [2, 7];

/** What combinations pay for the animals that came. Those that none of them names are in no set. */
export interface PaidSets {
  readonly named: number;
  readonly paid: Amounts;
}

/** The bit of a ball's animal in its own half. Ball 1 has the animal of the year, and the animals run backwards from it. */
export const halfBit = (ball: number): number => 1 << (((ball - 1) % ANIMALS.length) >> 1);

/** The bit of a ball's animal. */
export const ballBit = (ball: number): number => (ball % 2 === 1 ? halfBit(ball) : halfBit(ball) << HALF);
/** The animal of each ball, as the place of its bit. */
export const ANIMAL_OF = Uint8Array.from({ length: BALL_COUNT + 1 }, (_, ball) =>
  ball === 0 ? 0 : 31 - Math.clz32(ballBit(ball)),
);
/** The bit of each ball's animal. */
export const BIT_OF = Uint16Array.from(ANIMAL_OF, (animal, ball) => (ball === 0 ? 0 : 1 << animal));
/** The bit of the animal of the year. */
const YEAR_BIT = ballBit(1);

/** The set of some animals in the year of one. */
export function animalSet(animals: readonly Animal[], year: Animal): number {
  const back = (animal: Animal) => (ANIMALS.indexOf(year) - ANIMALS.indexOf(animal) + ANIMALS.length) % ANIMALS.length;
  return animals.reduce((set, animal) => set | ballBit(back(animal) + 1), 0);
}

/** How many animals each set has. */
export const SIZES: readonly number[] = Array.from(
  { length: SETS },
  (_, set) => set.toString(2).replaceAll('0', '').length,
);
/** The sets of each size. */
const OF_SIZE = Array.from({ length: ANIMALS.length + 1 }, (_, size) =>
  SIZES.flatMap((each, set) => (each === size ? [set] : [])),
);

/** A bet on combinations: each of its lines is so many of its animals. */
export interface CombinationBet {
  readonly set: number;
  readonly level: number;
  readonly full: bigint;
  readonly withYear: bigint;
}

/** What the bets pay for each set of animals that came. */
export function paidBySet(bets: readonly CombinationBet[], make: MakeAmounts): PaidSets {
  const paid = make(SETS);
  for (const { set, level, full, withYear } of bets)
    for (const line of OF_SIZE[level] ?? [])
      if ((line & ~set) === 0) paid[line] = (paid[line] as bigint) + ((line & YEAR_BIT) === 0 ? full : withYear);
  // Each line is paid by every set that contains it.
  for (let bit = 1; bit < SETS; bit <<= 1)
    for (let set = bit; set < SETS; set = (set + 1) | bit)
      paid[set] = (paid[set] as bigint) + (paid[set ^ bit] as bigint);
  return { named: bets.reduce((named, { set }) => named | set, 0), paid };
}

/** The most that is paid once a set has come, if those that come in the end are one of some sets. */
export function mostBySet(sets: readonly number[], paid: Amounts, none: bigint, make: MakeAmounts): Amounts {
  const most = make(SETS, none);
  for (const set of sets) {
    const whole = paid[set] as bigint;
    // Every set within it, down to the empty one.
    for (let part = set; ; part = (part - 1) & set) {
      if (whole > (most[part] as bigint)) most[part] = whole;
      if (part === 0) break;
    }
  }
  return most;
}
