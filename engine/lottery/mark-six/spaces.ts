import type { Amounts, MakeAmounts } from '../amounts.ts';
import { BALL_COUNT } from './balls.ts';

const DIGITS = 10;

/** Where a ball can be drawn: the special ball, or equivalent numbers. */
export interface Slot {
  /** Number of balls. */
  readonly room: number;
  /** Payout by ball, in the currency's smallest unit. */
  readonly pays: Amounts;
}

/** States of filling slots: a number whose digits are the balls in each slot. */
export interface Steps {
  /** Number of states; the last is full. */
  readonly count: number;
  /** The state after one more ball in a slot; -1 without room. */
  readonly next: Int16Array;
}

/** Scores of the parts of a draw. */
export interface Scores {
  readonly slots: readonly Slot[];
  readonly steps: Steps;
  readonly tails: Amounts;
  /** Below any possible score. */
  readonly none: bigint;
  readonly make: MakeAmounts;
}

/** Balls, and the slots that each may take. */
export interface Spaces extends Scores {
  /** By parity and last digit, in search order. */
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

const ALL_BALLS: Spaces['balls'] = [0, 1].map((parity) =>
  Array.from({ length: DIGITS / 2 }, (_, at) =>
    Array.from({ length: BALL_COUNT }, (__, index) => index + 1).filter((ball) => ball % DIGITS === 2 * at + parity),
  ),
);

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

/** Best scores by state; with `mustPay` two each, before and after a payout. */
function looking({ slots, steps: { count, next }, slotsOf, tails, none, make }: Spaces, mustPay: boolean) {
  const flags = mustPay ? 2 : 1;
  const paysOf = slots.map(({ pays }) => pays);
  const scores = make(count * flags, none);
  const came = make(count * flags, none);
  scores[0] = 0n;
  const take = (balls: readonly number[]) => {
    if (balls.length === 0) return;
    const once = tails[(balls[0] ?? 0) % DIGITS] ?? 0n;
    came.fill(none);
    for (const ball of balls) {
      const ways = slotsOf[ball] ?? [];
      // From the fullest down, so that each ball is used once.
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

/** The best score if animals paid nothing; `none` if no draw is left. */
export function bestOfBalls(spaces: Spaces, mustPay: boolean): bigint {
  const { scores, take } = looking(spaces, mustPay);
  for (const balls of spaces.balls.flat()) take(balls);
  return scores[scores.length - 1] ?? spaces.none;
}

/**
 * Upper bounds for the balls of the other half and the remaining last digits, by number of done digits and by state, if animals
 * paid nothing. States count from the end: balls fill empty slots until they are what remains.
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
