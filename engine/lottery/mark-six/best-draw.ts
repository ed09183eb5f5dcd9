import { larger } from '../lottery-estimate.ts';
import { BALL_COUNT } from './balls.ts';
import type { DrawValues, Slot } from './draw-values.ts';
import { type Animal, ANIMALS, ballAnimal } from './zodiac.ts';

/** The highest payout per state, undefined where no balls make it. A state is the slots that are full, and the animals that came. */
type Best = readonly (bigint | undefined)[];

/** The odd balls, or the even ones. */
interface Half {
  /** Those of its animals that combinations name: a set of them is a bit mask. */
  readonly animals: readonly Animal[];
  readonly best: Best;
}

/** A slot that a ball can take, and the slots that are full afterwards. */
interface Step {
  readonly pays: readonly bigint[];
  readonly to: number;
}

/**
 * The highest payout over all draws: seven of 49 balls, in their places. Exact, without walking the 85,900,584 sets of balls.
 *
 * Ball by ball, each is left out or takes a slot that is not full. The balls of one last digit follow each other, so that a bet on the
 * digit is paid with the first of them. Odd balls have five of the last digits and six of the animals, even balls the others: each half has
 * at most 64 sets of animals, where all balls would have 4,096.
 */
export function bestDraw(values: DrawValues, year: () => Animal): bigint {
  const [odd, even] = [bestOfHalf(1, values, year), bestOfHalf(0, values, year)];
  const [oddSets, evenSets] = [1 << odd.animals.length, 1 << even.animals.length];
  const last = odd.best.length / oddSets - 1;
  let best: bigint | undefined;
  for (let one = 0; one < oddSets; one += 1) {
    for (let other = 0; other < evenSets; other += 1) {
      let balls: bigint | undefined;
      for (let full = 0; full <= last; full += 1) {
        const ofOdd = odd.best[full * oddSets + one];
        // The slots that odd balls leave: the digits of a state and of the others add up to those of the last state.
        const ofEven = even.best[(last - full) * evenSets + other];
        if (ofOdd !== undefined && ofEven !== undefined) balls = larger(balls, ofOdd + ofEven);
      }
      if (balls === undefined) continue;
      const came = new Set([...animalsIn(odd, one), ...animalsIn(even, other)]);
      best = larger(best, balls + values.ofAnimals(came));
    }
  }
  return best ?? 0n;
}

const animalsIn = ({ animals }: Half, set: number) => animals.filter((_, bit) => (set & (1 << bit)) !== 0);

function bestOfHalf(parity: 0 | 1, { slots, tails, animals }: DrawValues, year: () => Animal): Half {
  const balls = Array.from({ length: BALL_COUNT }, (_, index) => index + 1).filter((ball) => ball % 2 === parity);
  // Without combinations the year decides nothing, and may be unknown.
  const animalOf = new Map(animals.size === 0 ? [] : balls.map((ball) => [ball, ballAnimal(ball, year())]));
  const ours = new Set(animalOf.values());
  const named = ANIMALS.filter((animal) => ours.has(animal) && animals.has(animal));
  const steps = stepsOf(slots);
  const sets = 1 << named.length;
  let best = Array.from<bigint | undefined>({ length: steps.length * sets });
  best[0] = 0n;
  for (const [tail, paid] of tails.entries()) {
    const came = Array.from<bigint | undefined>({ length: best.length });
    for (const ball of balls.filter((each) => each % tails.length === tail)) {
      const animal = animalOf.get(ball);
      const bit = animal !== undefined && named.includes(animal) ? 1 << named.indexOf(animal) : 0;
      // From the fullest state down: what a ball reaches is not looked at again, so that it comes once.
      for (let state = best.length - 1; state >= 0; state -= 1) {
        const before = best[state];
        const from = larger(came[state], before === undefined ? undefined : before + paid);
        if (from === undefined) continue;
        const set = state % sets;
        for (const { pays, to } of steps[(state - set) / sets] ?? []) {
          const next = to * sets + (set | bit);
          came[next] = larger(came[next], from + (pays[ball] ?? 0n));
        }
      }
    }
    best = best.map((without, state) => larger(without, came[state]));
  }
  return { animals: named, best };
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
