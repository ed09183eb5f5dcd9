import type { Amounts, MakeAmounts } from '../amounts.ts';
import { BALL_COUNT } from './balls.ts';

const DIGITS = 10;

/** Where a ball can be drawn: the special ball, or numbers that the bets do not tell apart. */
export interface Slot {
  /** Balls that are drawn there. */
  readonly room: number;
  /** What a ball pays there, by ball; in the smallest unit of the currency. */
  readonly pays: Amounts;
}

/** How slots are filled. A number whose digits say how many balls each slot has is what is full. */
export interface Steps {
  /** Numbers of what is full: the last one is all. */
  readonly count: number;
  /** What is full once a slot has one ball more, by what was full and by slot; -1 where it has no room. */
  readonly next: Int16Array;
}

/** What the parts of a draw score. */
export interface Scores {
  readonly slots: readonly Slot[];
  readonly steps: Steps;
  /** What a last digit scores, once. */
  readonly tails: Amounts;
  /** Scores below it cannot be. */
  readonly none: bigint;
  readonly make: MakeAmounts;
}

/** Balls, and the slots that each may take. */
export interface Spaces extends Scores {
  /** By parity and by last digit, in the order in which they are looked at. */
  readonly balls: readonly (readonly (readonly number[])[])[];
  readonly slotsOf: readonly (readonly number[])[];
}

export function stepsOf(slots: readonly { readonly room: number }[]): Steps {
  let count = 1;
  const weights = slots.map(({ room }) => {
    const weight = count;
    count *= room + 1;
    return weight;
  });
  const next = new Int16Array(count * slots.length).fill(-1);
  for (let full = 0; full < count; full += 1) {
    for (const [slot, { room }] of slots.entries()) {
      const weight = weights[slot] ?? 1;
      if (Math.floor(full / weight) % (room + 1) < room) next[full * slots.length + slot] = full + weight;
    }
  }
  return { count, next };
}

/** Every ball by parity and by last digit. */
const ALL_BALLS: Spaces['balls'] = [0, 1].map((parity) =>
  Array.from({ length: DIGITS / 2 }, (_, at) =>
    Array.from({ length: BALL_COUNT }, (__, index) => index + 1).filter((ball) => ball % DIGITS === 2 * at + parity),
  ),
);

/** The balls that may take a slot at all. */
export function spacesOf(scores: Scores, isOpen: (ball: number, slot: number) => boolean): Spaces {
  const slotsOf: number[][] = [[]];
  for (let ball = 1; ball <= BALL_COUNT; ball += 1) {
    const ways: number[] = [];
    for (let slot = 0; slot < scores.slots.length; slot += 1) if (isOpen(ball, slot)) ways.push(slot);
    slotsOf.push(ways);
  }
  const balls = ALL_BALLS.map((half) => half.map((own) => own.filter((ball) => slotsOf[ball]?.length !== 0)));
  return { ...scores, balls, slotsOf };
}

/** The best scores by what is full; with `mustPay` two for each, before and after anything was paid. */
function looking({ slots, steps: { count, next }, slotsOf, tails, none, make }: Spaces, mustPay: boolean) {
  const flags = mustPay ? 2 : 1;
  const paysOf = slots.map(({ pays }) => pays);
  const scores = make(count * flags, none);
  /** The same with a ball of the last digit that is looked at. */
  const came = make(count * flags, none);
  scores[0] = 0n;
  const take = (balls: readonly number[]) => {
    if (balls.length === 0) return;
    const once = tails[(balls[0] ?? 0) % DIGITS] ?? 0n;
    came.fill(none);
    for (const ball of balls) {
      const ways = slotsOf[ball] ?? [];
      // From the fullest down: what a ball reaches is not looked at again, so that it comes once.
      for (let full = count - 2; full >= 0; full -= 1) {
        for (let flag = 0; flag < flags; flag += 1) {
          const before = scores[full * flags + flag] as bigint;
          const begun = came[full * flags + flag] as bigint;
          if (before === none && begun === none) continue;
          const firstFlag = mustPay && once !== 0n ? 1 : flag;
          for (let way = 0; way < ways.length; way += 1) {
            const slot = ways[way] as number;
            const to = next[full * slots.length + slot] as number;
            if (to < 0) continue;
            const paid = paysOf[slot]?.[ball] as bigint;
            const isPaid = mustPay && paid !== 0n;
            if (begun !== none) {
              const there = to * flags + (isPaid ? 1 : flag);
              const now = begun + paid;
              if (now > (came[there] as bigint)) came[there] = now;
            }
            if (before !== none) {
              const there = to * flags + (isPaid ? 1 : firstFlag);
              const now = before + once + paid;
              if (now > (came[there] as bigint)) came[there] = now;
            }
          }
        }
      }
    }
    for (let at = 0; at < scores.length; at += 1) {
      const now = came[at] as bigint;
      if (now > (scores[at] as bigint)) scores[at] = now;
    }
  };
  return { scores, take };
}

/** The best score of a draw as if animals paid nothing; `none` if no draw is left. */
export function bestOfBalls(spaces: Spaces, mustPay: boolean): bigint {
  const { scores, take } = looking(spaces, mustPay);
  for (const balls of spaces.balls.flat()) take(balls);
  return scores[scores.length - 1] ?? spaces.none;
}

/**
 * The most that the balls of the other half and of the last digits of one add, by how many digits of it were looked at and by what is full; as if
 * animals paid nothing. What is full is counted from behind: balls are put into empty slots until they are what is left.
 */
export function boundsOf(spaces: Spaces, parity: 0 | 1): readonly Amounts[] {
  const { scores, take } = looking(spaces, false);
  const reversed = () => scores.slice().reverse() as Amounts;
  for (const balls of spaces.balls[1 - parity] ?? []) take(balls);
  const bounds = [reversed()];
  for (const balls of (spaces.balls[parity] ?? []).toReversed()) {
    take(balls);
    bounds.unshift(reversed());
  }
  return bounds;
}
