import type { Amounts, MakeAmounts } from '../amounts.ts';
import { BALL_COUNT } from './balls.ts';
import { type Animal, ANIMALS } from './zodiac.ts';

/** Sets of animals are bit masks: odd balls have animals of the low half, even balls of the high half. */
export const HALF = ANIMALS.length / 2;
const SETS = 1 << ANIMALS.length;
/** Seven balls have two to seven animals: each animal has at most five balls. */
export const [MIN_CAME, MAX_CAME] = [2, 7];

/** What combinations pay for the drawn animals; animals that no combination names are in no set. */
export interface PaidSets {
  readonly named: number;
  readonly paid: Amounts;
}

/** The bit of a ball's animal within its half. Ball 1 has the year's animal; animals run backwards. */
export const halfBit = (ball: number): number => 1 << (((ball - 1) % ANIMALS.length) >> 1);

export const ballBit = (ball: number): number => (ball % 2 === 1 ? halfBit(ball) : halfBit(ball) << HALF);
/** Each ball's animal, as the index of its bit. */
export const ANIMAL_OF = Uint8Array.from({ length: BALL_COUNT + 1 }, (_, ball) =>
  ball === 0 ? 0 : 31 - Math.clz32(ballBit(ball)),
);
export const BIT_OF = Uint16Array.from(ANIMAL_OF, (animal, ball) => (ball === 0 ? 0 : 1 << animal));
/** The bit of the animal of the year. */
const YEAR_BIT = ballBit(1);

/** The set of some animals in an animal's year. */
export function animalSet(animals: readonly Animal[], year: Animal): number {
  const back = (animal: Animal) => (ANIMALS.indexOf(year) - ANIMALS.indexOf(animal) + ANIMALS.length) % ANIMALS.length;
  return animals.reduce((set, animal) => set | ballBit(back(animal) + 1), 0);
}

export const SIZES: readonly number[] = Array.from(
  { length: SETS },
  (_, set) => set.toString(2).replaceAll('0', '').length,
);
const OF_SIZE = Array.from({ length: ANIMALS.length + 1 }, (_, size) =>
  SIZES.flatMap((each, set) => (each === size ? [set] : [])),
);

/** A bet on combinations: each set of `level` animals is a line. */
export interface CombinationBet {
  readonly set: number;
  readonly level: number;
  readonly full: bigint;
  readonly withYear: bigint;
}

/** What the bets pay for each set of drawn animals. */
export function paidBySet(bets: readonly CombinationBet[], make: MakeAmounts): PaidSets {
  const paid = make(SETS);
  for (const { set, level, full, withYear } of bets)
    for (const line of OF_SIZE[level] ?? [])
      if ((line & ~set) === 0) paid[line] = (paid[line] as bigint) + ((line & YEAR_BIT) === 0 ? full : withYear);
  // Every set that contains a line pays it.
  for (let bit = 1; bit < SETS; bit <<= 1)
    for (let set = bit; set < SETS; set = (set + 1) | bit)
      paid[set] = (paid[set] as bigint) + (paid[set ^ bit] as bigint);
  return { named: bets.reduce((named, { set }) => named | set, 0), paid };
}

/** The highest payout after a set was drawn, if the final set is one of some. */
export function mostBySet(sets: readonly number[], paid: Amounts, none: bigint, make: MakeAmounts): Amounts {
  const most = make(SETS, none);
  for (const set of sets) {
    const whole = paid[set] as bigint;
    // Every subset, down to the empty one.
    for (let part = set; ; part = (part - 1) & set) {
      if (whole > (most[part] as bigint)) most[part] = whole;
      if (part === 0) break;
    }
  }
  return most;
}
