import type { Amounts } from '../amounts.ts';
import { ANIMAL_OF } from './animal-sets.ts';
import { placesOf } from './matching.ts';
import type { Spaces } from './spaces.ts';

/** More steps take longer than the search by halves. */
const MAX_STEPS = 1_000;
const MAX_SETS = 12;
const DIGITS = 10;

/** What draws are tried for. */
export interface Tried extends Spaces {
  /** The animals that combinations name. */
  readonly named: number;
  /** What combinations score for each set of them. */
  readonly ofSets: Amounts;
  /** The sets that a draw above the floor comes with. */
  readonly sets: readonly number[];
  readonly mustPay: boolean;
}

/**
 * The best draw above a floor, where few balls are left: place by place each of its balls is tried, the places of few balls first, unless no ball for
 * the rest brings the draw above what was found.
 *
 * @returns undefined where there are too many; `none` where no draw is above the floor
 */
export function bestOfFew(tried: Tried, floor: bigint): bigint | undefined {
  const { slots, slotsOf, tails, named, ofSets, sets, mustPay, none } = tried;
  const ballsOf: number[][] = slots.map(() => []);
  for (const [ball, ways] of slotsOf.entries()) for (const slot of ways) ballsOf[slot]?.push(ball);
  if (slots.some(({ room }, slot) => (ballsOf[slot]?.length ?? 0) < room)) return none;
  const isGain = sets.some((set) => (ofSets[set] ?? 0n) > 0n);
  if (isGain && sets.length > MAX_SETS) return undefined;
  const places = placesOf(slots).toSorted((a, b) => (ballsOf[a]?.length ?? 0) - (ballsOf[b]?.length ?? 0));
  // What the places from one on score at most, last digits apart; and what the best of these do.
  const rest = [0n];
  for (const slot of places.toReversed()) {
    const own = (ballsOf[slot] ?? []).map((ball) => slots[slot]?.pays[ball] ?? 0n);
    rest.unshift((rest[0] ?? 0n) + own.reduce((a, b) => (a > b ? a : b), none));
  }
  const highest = Array.from(tails).toSorted((a, b) => (a > b ? -1 : 1));
  let digits = 0n;
  for (let left = 1; left <= places.length; left += 1) {
    const next = highest[left - 1] ?? 0n;
    if (next > 0n) digits += next;
    rest[places.length - left] = (rest[places.length - left] ?? 0n) + digits;
  }
  // What animals cost grows with each of them; what they pay is that of the sets that may still come.
  const mostOf = (came: number) => {
    if (!isGain) return ofSets[came] ?? 0n;
    let most = none;
    for (const set of sets) if ((came & ~set) === 0 && (ofSets[set] ?? 0n) > most) most = ofSets[set] ?? 0n;
    return most;
  };
  const isDrawn = new Uint8Array(slotsOf.length);
  const ofDigit = new Uint8Array(DIGITS);
  let [best, steps] = [floor, 0];
  const step = (at: number, from: number, came: number, score: bigint, hasPaid: boolean): void => {
    const slot = places[at];
    if (slot === undefined) {
      const combined = ofSets[came] ?? 0n;
      if (score + combined > best && (hasPaid || combined !== 0n)) best = score + combined;
      return;
    }
    const balls = ballsOf[slot] ?? [];
    const pays = slots[slot]?.pays;
    // Numbers that the bets do not tell apart are tried in one order.
    const isTwin = places[at + 1] === slot;
    for (let nth = from; nth < balls.length && steps <= MAX_STEPS; nth += 1) {
      const ball = balls[nth] ?? 0;
      const digit = ball % DIGITS;
      if (isDrawn[ball] === 1) continue;
      steps += 1;
      const own = pays?.[ball] ?? 0n;
      const once = ofDigit[digit] === 0 ? (tails[digit] ?? 0n) : 0n;
      const now = score + own + once;
      const set = came | ((1 << (ANIMAL_OF[ball] ?? 0)) & named);
      if (now + (rest[at + 1] ?? 0n) + mostOf(set) <= best) continue;
      isDrawn[ball] = 1;
      ofDigit[digit] = (ofDigit[digit] ?? 0) + 1;
      step(at + 1, isTwin ? nth + 1 : 0, set, now, hasPaid || own !== 0n || once !== 0n);
      isDrawn[ball] = 0;
      ofDigit[digit] = (ofDigit[digit] ?? 0) - 1;
    }
  };
  step(0, 0, 0, 0n, !mustPay);
  if (steps > MAX_STEPS) return undefined;
  return best > floor ? best : none;
}
