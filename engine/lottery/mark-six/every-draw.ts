import type { Tally } from '../lottery-estimate.ts';
import { BALL_COUNT } from './balls.ts';
import type { DrawValues, Slot } from './draw-values.ts';
import { type Animal, ANIMALS, ballAnimal } from './zodiac.ts';

/** What the draws of each state pay, undefined where no balls make it. A state is the slots that are full, and the animals that came. */
type Paid = readonly (bigint | undefined)[];

/** The odd balls, or the even ones. */
interface Half {
  /** Those of its animals that combinations name: a set of them is a bit mask. */
  readonly animals: readonly Animal[];
  readonly paid: Paid;
}

/** A slot that a ball can take, and the slots that are full afterwards. */
interface Step {
  readonly pays: readonly bigint[];
  readonly to: number;
}

/**
 * What all draws pay, by a tally: seven of 49 balls, in their places. Exact, without walking the 85,900,584 sets of balls.
 *
 * Ball by ball, each is left out or takes a slot that is not full. The balls of one last digit follow each other, so that a bet on the
 * digit is paid with the first of them. Odd balls have five of the last digits and six of the animals, even balls the others: each half has
 * at most 64 sets of animals, where all balls would have 4,096.
 */
export function overDraws(values: DrawValues, year: () => Animal, tally: Tally): bigint {
  const [odd, even] = [overHalf(1, values, year, tally), overHalf(0, values, year, tally)];
  const [oddSets, evenSets] = [1 << odd.animals.length, 1 << even.animals.length];
  const last = odd.paid.length / oddSets - 1;
  let whole: bigint | undefined;
  for (let one = 0; one < oddSets; one += 1) {
    for (let other = 0; other < evenSets; other += 1) {
      let balls: bigint | undefined;
      for (let full = 0; full <= last; full += 1) {
        const ofOdd = odd.paid[full * oddSets + one];
        // The slots that odd balls leave: the digits of a state and of the others add up to those of the last state.
        const ofEven = even.paid[(last - full) * evenSets + other];
        if (ofOdd !== undefined && ofEven !== undefined) balls = tally.join(balls, tally.both(ofOdd, ofEven));
      }
      if (balls === undefined) continue;
      const came = new Set([...animalsIn(odd, one), ...animalsIn(even, other)]);
      whole = tally.join(whole, tally.plus(balls, values.ofAnimals(came)));
    }
  }
  return whole ?? tally.start;
}

const animalsIn = ({ animals }: Half, set: number) => animals.filter((_, bit) => (set & (1 << bit)) !== 0);

function overHalf(
  parity: 0 | 1,
  { slots, tails, animals }: DrawValues,
  year: () => Animal,
  { start, plus, join }: Tally,
): Half {
  const balls = Array.from({ length: BALL_COUNT }, (_, index) => index + 1).filter((ball) => ball % 2 === parity);
  // Without combinations the year decides nothing, and may be unknown.
  const animalOf = new Map(animals.size === 0 ? [] : balls.map((ball) => [ball, ballAnimal(ball, year())]));
  const ours = new Set(animalOf.values());
  const named = ANIMALS.filter((animal) => ours.has(animal) && animals.has(animal));
  const steps = stepsOf(slots);
  const sets = 1 << named.length;
  let paid = Array.from<bigint | undefined>({ length: steps.length * sets });
  paid[0] = start;
  for (const [tail, once] of tails.entries()) {
    const came = Array.from<bigint | undefined>({ length: paid.length });
    for (const ball of balls.filter((each) => each % tails.length === tail)) {
      const animal = animalOf.get(ball);
      const bit = animal !== undefined && named.includes(animal) ? 1 << named.indexOf(animal) : 0;
      // From the fullest state down: what a ball reaches is not looked at again, so that it comes once.
      for (let state = paid.length - 1; state >= 0; state -= 1) {
        const before = paid[state];
        const from = join(came[state], before === undefined ? undefined : plus(before, once));
        if (from === undefined) continue;
        const set = state % sets;
        for (const { pays, to } of steps[(state - set) / sets] ?? []) {
          const next = to * sets + (set | bit);
          came[next] = join(came[next], plus(from, pays[ball] ?? 0n));
        }
      }
    }
    paid = paid.map((without, state) => join(without, came[state]));
  }
  return { animals: named, paid };
}

/** From each set of full slots, a number whose digits say how many balls each slot has. */
function stepsOf(slots: readonly Slot[]): readonly (readonly Step[])[] {
  let states = 1;
  const digits = slots.map(({ room, pays }) => {
    const weight = states;
    states *= room + 1;
    return { room, pays, weight };
  });
  return Array.from({ length: states }, (_, state) =>
    digits.flatMap(({ room, pays, weight }) =>
      Math.floor(state / weight) % (room + 1) < room ? [{ pays, to: state + weight }] : [],
    ),
  );
}
