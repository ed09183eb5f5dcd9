import type { Amounts } from '../amounts.ts';
import { HALF, halfBit } from './animal-sets.ts';
import { boundsOf, type Spaces } from './spaces.ts';

/** What draws are searched for. */
export interface Sought extends Spaces {
  /** The animals that combinations name. */
  readonly named: number;
  /** The most that combinations score once a set of animals has come. */
  readonly mostOfSets: Amounts;
  /** Whether a state also says if anything was paid. */
  readonly mustPay: boolean;
}

/** The best score of each state: what is full, and a set of animals that came, with a bit more where something was paid. */
export interface Half {
  readonly scores: Amounts;
  /** The sets that were reached, by what is full. */
  readonly sets: readonly number[][];
}

/** The bit that says that something was paid: the one after the animals of a half. */
export const PAID_BIT = 1 << HALF;
/** States of what is full. */
export const widthOf = ({ mustPay }: Pick<Sought, 'mustPay'>): number => (mustPay ? 2 * PAID_BIT : PAID_BIT);

/**
 * Searches the odd balls, or the even ones. Ball by ball, each is left out or takes a slot that has room. The balls of one last digit follow
 * each other, so that a bet on the digit is paid with the first of them. What cannot score more than the floor, whatever comes, is left out.
 */
export function searchHalf(parity: 0 | 1, sought: Sought, floor: bigint): Half {
  const { slots, steps, slotsOf, tails, named, mostOfSets, mustPay, none, make } = sought;
  const bounds = boundsOf(sought, parity);
  const width = widthOf(sought);
  const paysOf = slots.map(({ pays }) => pays);
  const shift = parity === 1 ? 0 : HALF;
  const scores = make(steps.count * width, none);
  /** The same with a ball of the last digit that is looked at. */
  const came = make(steps.count * width, none);
  const limits = make(steps.count);
  /** What a state scores before a ball is put into a slot. */
  const from = make(1);
  const sets: number[][] = Array.from({ length: steps.count }, () => []);
  sets[0]?.push(0);
  scores[0] = 0n;
  for (const [at, balls] of (sought.balls[parity] ?? []).entries()) {
    const bound = bounds[at];
    if (bound === undefined || balls.length === 0) continue;
    const once = tails[(balls[0] ?? 0) % 10] ?? 0n;
    // What a state must score more than, with all that animals can add. The bound has the digit once more.
    const again = once < 0n ? -once : 0n;
    for (let full = 0; full < steps.count; full += 1) limits[full] = floor - again - (bound[full] ?? none);
    for (const ball of balls) {
      const bit = halfBit(ball) & (named >> shift);
      const ways = slotsOf[ball] ?? [];
      // From the fullest down: what a ball reaches is not looked at again, so that it comes once.
      for (let full = steps.count - 2; full >= 0; full -= 1) {
        const own = sets[full] ?? [];
        const count = own.length;
        for (let nth = 0; nth < count; nth += 1) {
          const set = own[nth] as number;
          const here = full * width + set;
          from[0] = came[here] as bigint;
          const begun = (scores[here] as bigint) + once;
          if (begun > (from[0] as bigint) && scores[here] !== none) from[0] = begun;
          if (from[0] === none) continue;
          const animals = (set | bit) & (PAID_BIT - 1);
          const ofSets = mostOfSets[animals << shift] as bigint;
          if (ofSets === none) continue;
          for (let way = 0; way < ways.length; way += 1) {
            const slot = ways[way] as number;
            const to = steps.next[full * slots.length + slot] as number;
            if (to < 0) continue;
            const paid = paysOf[slot]?.[ball] as bigint;
            const next = mustPay && (set >= PAID_BIT || once !== 0n || paid !== 0n) ? animals | PAID_BIT : animals;
            const there = to * width + next;
            const now = (from[0] as bigint) + paid;
            if (now <= (came[there] as bigint)) continue;
            if (now + ofSets <= (limits[to] as bigint)) continue;
            if (came[there] === none && scores[there] === none) sets[to]?.push(next);
            came[there] = now;
          }
        }
      }
    }
    for (const [full, own] of sets.entries()) {
      for (const set of own) {
        const here = full * width + set;
        const now = came[here] as bigint;
        if (now > (scores[here] as bigint)) scores[here] = now;
        came[here] = none;
      }
    }
  }
  return { scores, sets };
}
