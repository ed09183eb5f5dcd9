import type { Amounts } from '../amounts.ts';
import { HALF, halfBit } from './animal-sets.ts';
import { ballsOfHalf, type Spaces } from './spaces.ts';

/** What draws are searched for. Scores below `none` cannot be. */
export interface Sought extends Spaces {
  readonly tails: Amounts;
  /** The animals that combinations name. */
  readonly named: number;
  /** The most that combinations score once a set of animals has come; undefined without combinations. */
  readonly mostOfSets: Amounts | undefined;
  /** Whether a state also says if anything was paid. */
  readonly mustPay: boolean;
  readonly none: bigint;
  readonly make: (length: number, first?: bigint) => Amounts;
}

/** The best score of each state: what is full, and a set of animals that came, with a bit more where something was paid. */
export interface Half {
  /** As `boundsOf` returns them. */
  readonly bounds: readonly Amounts[];
  readonly scores: Amounts;
  /** The same with a ball of the last digit that is looked at. */
  readonly came: Amounts;
  /** The sets that were reached, by what is full. */
  readonly sets: readonly number[][];
}

/** Nothing is reached yet. */
export function halfOf(sought: Sought, bounds: readonly Amounts[]): Half {
  const states = sought.steps.length * widthOf(sought);
  return {
    bounds,
    scores: sought.make(states, sought.none),
    came: sought.make(states, sought.none),
    sets: sought.steps.map(() => []),
  };
}

/** The sets of a half; the bit after them says that something was paid. */
export const setsOf = ({ mostOfSets }: Pick<Sought, 'mostOfSets'>): number =>
  mostOfSets === undefined ? 1 : 1 << HALF;
/** States of what is full. */
export const widthOf = (sought: Pick<Sought, 'mostOfSets' | 'mustPay'>): number =>
  sought.mustPay ? 2 * setsOf(sought) : setsOf(sought);

/**
 * Searches the odd balls, or the even ones. Ball by ball, each is left out or takes a slot that is not full. The balls of one last digit follow
 * each other, so that a bet on the digit is paid with the first of them. What cannot reach the floor, whatever comes, is left out.
 */
export function searchHalf(parity: 0 | 1, sought: Sought, half: Half, floor: bigint): void {
  const { slots, steps, tails, named, mostOfSets, mustPay, none } = sought;
  const { bounds, scores, came, sets } = half;
  const paidBit = setsOf(sought);
  const width = widthOf(sought);
  const shift = parity === 1 ? 0 : HALF;
  for (const [full, own] of sets.entries()) {
    for (const set of own) scores[full * width + set] = none;
    own.length = 0;
  }
  sets[0]?.push(0);
  scores[0] = 0n;
  for (const [at, balls] of ballsOfHalf(parity).entries()) {
    const once = tails[(balls[0] ?? 0) % 10] ?? 0n;
    // The bound has the digit once more.
    const again = once < 0n ? -once : 0n;
    const bound = bounds[at];
    if (bound === undefined) continue;
    for (const ball of balls) {
      const bit = halfBit(ball) & (named >> shift);
      // From the fullest down: what a ball reaches is not looked at again, so that it comes once.
      for (let full = steps.length - 2; full >= 0; full -= 1) {
        const own = sets[full] ?? [];
        const ways = steps[full] ?? [];
        const count = own.length;
        for (let nth = 0; nth < count; nth += 1) {
          const set = own[nth] ?? 0;
          const here = full * width + set;
          const before = scores[here] ?? none;
          let from = came[here] ?? none;
          if (before > none && before + once > from) from = before + once;
          if (from === none) continue;
          const animals = (set | bit) & (paidBit - 1);
          const ofSets = mostOfSets === undefined ? 0n : (mostOfSets[animals << shift] ?? none);
          for (const { slot, to } of ways) {
            const paid = slots[slot]?.pays[ball] ?? 0n;
            const now = from + paid;
            const next = mustPay && (set >= paidBit || once !== 0n || paid !== 0n) ? animals | paidBit : animals;
            const there = to * width + next;
            if (now <= (came[there] ?? none)) continue;
            const most = now + again + (bound[to] ?? none) + ofSets;
            if (most < floor) continue;
            if (came[there] === none && scores[there] === none) sets[to]?.push(next);
            came[there] = now;
          }
        }
      }
    }
    for (const [full, own] of sets.entries()) {
      for (const set of own) {
        const here = full * width + set;
        const now = came[here] ?? none;
        if (now > (scores[here] ?? none)) scores[here] = now;
        came[here] = none;
      }
    }
  }
}
