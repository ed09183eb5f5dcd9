import type { Amounts } from '../amounts.ts';
import { BALL_COUNT } from './balls.ts';
import type { Slot } from './draw-values.ts';

const DIGITS = 10;

/** A slot that a ball can take, and the slots that are full afterwards. */
export interface Step {
  readonly slot: number;
  readonly to: number;
}

/** The slots of a draw. A number whose digits say how many balls each slot has is what is full. */
export interface Spaces {
  readonly slots: readonly Slot[];
  /** From each number of what is full. */
  readonly steps: readonly (readonly Step[])[];
}

export function spacesOf(slots: readonly Slot[]): Spaces {
  let states = 1;
  const digits = slots.map(({ room }, slot) => {
    const weight = states;
    states *= room + 1;
    return { slot, room, weight };
  });
  const taken = (full: number, { room, weight }: (typeof digits)[number]) => Math.floor(full / weight) % (room + 1);
  const all = Array.from({ length: states }, (_, full) => full);
  return {
    slots,
    steps: all.map((full) =>
      digits.flatMap((digit) =>
        taken(full, digit) < digit.room ? [{ slot: digit.slot, to: full + digit.weight }] : [],
      ),
    ),
  };
}

/** The balls of a half by last digit, in the order in which they are looked at. */
export const ballsOfHalf = (parity: number): readonly (readonly number[])[] => HALVES[parity] ?? [];
const HALVES = [0, 1].map((parity) =>
  Array.from({ length: DIGITS / 2 }, (_, at) =>
    Array.from({ length: BALL_COUNT }, (__, index) => index + 1).filter((ball) => ball % DIGITS === 2 * at + parity),
  ),
);

/**
 * The most that the balls of the other half and of the last digits of one add, by how many digits of it were looked at and by what is full; as if
 * animals paid nothing. What is full is counted from behind: balls are put into empty slots until they are what is left.
 */
export function boundsOf(
  { slots, steps }: Spaces,
  tails: Amounts,
  parity: number,
  { none, make }: { readonly none: bigint; readonly make: (length: number, first?: bigint) => Amounts },
): readonly Amounts[] {
  const last = steps.length - 1;
  const scores = make(steps.length, none);
  const came = make(steps.length, none);
  scores[0] = 0n;
  const take = (balls: readonly number[]) => {
    const once = tails[(balls[0] ?? 0) % DIGITS] ?? 0n;
    came.fill(none);
    for (const ball of balls) {
      for (let full = last - 1; full >= 0; full -= 1) {
        const before = scores[full] ?? none;
        let from = came[full] ?? none;
        if (before > none && before + once > from) from = before + once;
        if (from === none) continue;
        for (const { slot, to } of steps[full] ?? []) {
          const now = from + (slots[slot]?.pays[ball] ?? 0n);
          if (now > (came[to] ?? none)) came[to] = now;
        }
      }
    }
    for (let full = 0; full <= last; full += 1) {
      const now = came[full] ?? none;
      if (now > (scores[full] ?? none)) scores[full] = now;
    }
    return scores.slice().reverse() as Amounts;
  };
  const [whole] = ballsOfHalf(1 - parity)
    .map(take)
    .slice(-1);
  const after = ballsOfHalf(parity).toReversed().map(take).toReversed();
  return whole === undefined ? after : [...after, whole];
}
