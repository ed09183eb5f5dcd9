import type { Amounts } from '../amounts.ts';
import { BIT_OF } from './animal-sets.ts';
import { placesOf } from './matching.ts';
import type { Spaces } from './spaces.ts';

/** With more steps the search by halves is faster. */
const MAX_STEPS = 3_000;
const MAX_SETS = 12;
const DIGITS = 10;

export interface Tried extends Spaces {
  /** Animals named by combinations. */
  readonly named: number;
  /** Score of combinations by set. */
  readonly ofSets: Amounts;
  /** Sets of draws above the floor. */
  readonly sets: readonly number[];
  readonly mustPay: boolean;
}

/**
 * The best draw above a floor if few balls remain: tries each ball place by place, places with few balls and the best balls
 * first, and stops where the rest cannot reach the best so far.
 *
 * @returns undefined where there are too many; `none` where no draw is above the floor
 */
export function bestOfFew(tried: Tried, floor: bigint): bigint | undefined {
  const { slots, slotsOf, tails, named, ofSets, sets, mustPay, none, make } = tried;
  const ballsOf: number[][] = slots.map(() => []);
  for (const [ball, ways] of slotsOf.entries()) for (const slot of ways) ballsOf[slot]?.push(ball);
  if (slots.some(({ room }, slot) => (ballsOf[slot]?.length ?? 0) < room)) return none;
  const isGain = sets.some((set) => (ofSets[set] ?? 0n) > 0n);
  if (isGain && sets.length > MAX_SETS) return undefined;
  // Neither digits nor animals score above zero, so more of them never help.
  const isCost = !isGain && tails.every((score: bigint) => score <= 0n);
  const shares = isCost ? sharesOf(tails, slotsOf, make) : tails;
  for (const [slot, balls] of ballsOf.entries()) {
    const pays = slots[slot]?.pays ?? tails;
    balls.sort(
      (a, b) => Number((pays[b] as bigint) > (pays[a] as bigint)) - Number((pays[b] as bigint) < (pays[a] as bigint)),
    );
  }
  const places = placesOf(slots).toSorted((a, b) => (ballsOf[a]?.length ?? 0) - (ballsOf[b]?.length ?? 0));
  // Bounds for the places from each one on: without last digits, and with their shares.
  const [rest, withShares] = [make(places.length + 1), make(places.length + 1)];
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const slot = places[at] ?? 0;
    const pays = slots[slot]?.pays ?? tails;
    let [most, mostShared] = [none, none];
    for (const ball of ballsOf[slot] ?? []) {
      const own = pays[ball] as bigint;
      const shared = own + (shares[ball % DIGITS] as bigint);
      if (own > most) most = own;
      if (shared > mostShared) mostShared = shared;
    }
    rest[at] = (rest[at + 1] as bigint) + most;
    withShares[at] = (withShares[at + 1] as bigint) + mostShared;
  }
  const highest = Array.from(tails).toSorted((a, b) => (a > b ? -1 : 1));
  let digits = 0n;
  for (let left = 1; left <= places.length; left += 1) {
    const next = highest[left - 1] ?? 0n;
    if (next > 0n) digits += next;
    rest[places.length - left] = (rest[places.length - left] as bigint) + digits;
  }
  // The cost of animals grows with each; their gain is that of sets that are still possible.
  const mostOf = (came: number) => {
    if (!isGain) return ofSets[came] as bigint;
    let most = none;
    for (const set of sets) if ((came & ~set) === 0 && (ofSets[set] as bigint) > most) most = ofSets[set] as bigint;
    return most;
  };
  const isDrawn = new Uint8Array(slotsOf.length);
  const ofDigit = new Uint8Array(DIGITS);
  let [best, steps] = [floor, 0];
  const step = (at: number, from: number, came: number, score: bigint, shared: bigint, hasPaid: boolean): void => {
    const slot = places[at];
    if (slot === undefined) {
      const whole = score + (ofSets[came] as bigint);
      if (whole > best && (hasPaid || ofSets[came] !== 0n)) best = whole;
      return;
    }
    const balls = ballsOf[slot] ?? [];
    const pays = slots[slot]?.pays ?? tails;
    // Equivalent numbers are tried in one order.
    const isTwin = places[at + 1] === slot;
    const left = rest[at + 1] as bigint;
    for (let nth = from; nth < balls.length && steps <= MAX_STEPS; nth += 1) {
      const ball = balls[nth] as number;
      const digit = ball % DIGITS;
      if (isDrawn[ball] === 1) continue;
      steps += 1;
      const own = pays[ball] as bigint;
      const once = ofDigit[digit] === 0 ? (tails[digit] as bigint) : 0n;
      const now = score + own + once;
      const set = came | ((BIT_OF[ball] as number) & named);
      const most = mostOf(set);
      // Later balls pay less.
      if (isCost && score + own + left + (ofSets[came] as bigint) <= best) return;
      if (now + left + most <= best) continue;
      const nowShared = shared + own + (shares[digit] as bigint);
      if (isCost && nowShared + (withShares[at + 1] as bigint) + most <= best) continue;
      isDrawn[ball] = 1;
      ofDigit[digit] = (ofDigit[digit] ?? 0) + 1;
      step(at + 1, isTwin ? nth + 1 : 0, set, now, nowShared, hasPaid || own !== 0n || once !== 0n);
      isDrawn[ball] = 0;
      ofDigit[digit] = (ofDigit[digit] ?? 0) - 1;
    }
  };
  step(0, 0, 0, 0n, 0n, !mustPay);
  if (steps > MAX_STEPS) return undefined;
  return best > floor ? best : none;
}

/** Divides a digit's cost (below zero) among the balls that can have it, never more than the cost in one draw. */
function sharesOf(tails: Amounts, slotsOf: Spaces['slotsOf'], make: Spaces['make']): Amounts {
  const counts = new Uint8Array(DIGITS);
  for (const [ball, ways] of slotsOf.entries())
    if (ways.length > 0) counts[ball % DIGITS] = (counts[ball % DIGITS] ?? 0) + 1;
  const shares = make(DIGITS);
  for (const [digit, count] of counts.entries())
    if (count > 0) shares[digit] = (tails[digit] as bigint) / BigInt(count);
  return shares;
}
