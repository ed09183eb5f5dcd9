import type { Amounts } from '../amounts.ts';
import { HALF, halfBit } from './animal-sets.ts';
import { boundsOf, type Spaces } from './spaces.ts';

export interface Sought extends Spaces {
  readonly named: number;
  /** The highest score of combinations after a set was drawn. */
  readonly mostOfSets: Amounts;
  /** Whether a state also records that something was paid. */
  readonly mustPay: boolean;
}

/** Best scores by filled slots, set of drawn animals, and a bit for whether something was paid. */
export interface Half {
  readonly scores: Amounts;
  readonly sets: readonly number[][];
}

/** After the animals of a half: something was paid. */
export const PAID_BIT = 1 << HALF;
/** Number of states per filling. */
export const widthOf = ({ mustPay }: Pick<Sought, 'mustPay'>): number => (mustPay ? 2 * PAID_BIT : PAID_BIT);

/**
 * Searches the odd or the even balls. Each is left out or put into a slot with room. Balls of one last digit follow each other,
 * so that its bet is paid with the first. States that cannot beat the floor are dropped.
 */
export function searchHalf(parity: 0 | 1, sought: Sought, floor: bigint): Half {
  const { slots, steps, slotsOf, tails, named, mostOfSets, mustPay, none, make } = sought;
  const bounds = boundsOf(sought, parity);
  const width = widthOf(sought);
  const paysOf = slots.map(({ pays }) => pays);
  const shift = parity === 1 ? 0 : HALF;
  const scores = make(steps.count * width, none);
  /** States with a ball of the current last digit. */
  const came = make(steps.count * width, none);
  const limits = make(steps.count);
  const from = make(1);
  const sets: number[][] = Array.from({ length: steps.count }, () => []);
  sets[0]?.push(0);
  scores[0] = 0n;
  for (const [at, balls] of (sought.balls[parity] ?? []).entries()) {
    const bound = bounds[at];
    if (bound === undefined || balls.length === 0) continue;
    const once = tails[(balls[0] ?? 0) % 10] ?? 0n;
    // What a state must beat, with all that animals can add. The bound has the digit once more.
    const again = once < 0n ? -once : 0n;
    for (let full = 0; full < steps.count; full += 1) limits[full] = floor - again - (bound[full] ?? none);
    for (const ball of balls) {
      const bit = halfBit(ball) & (named >> shift);
      const ways = slotsOf[ball] ?? [];
      // From the fullest down, so that each ball is used once.
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
