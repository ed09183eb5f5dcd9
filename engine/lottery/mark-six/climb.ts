import type { Amounts } from '../amounts.ts';
import { ANIMAL_OF, BIT_OF } from './animal-sets.ts';
import { BALL_COUNT } from './balls.ts';
import { placesOf } from './matching.ts';
import type { Scores } from './spaces.ts';
import { ANIMALS } from './zodiac.ts';

const DIGITS = 10;

/**
 * The score of a local optimum: no other ball at one place, and no exchange of two places, is better. It is nearly always the
 * best of all, so that a search only has to prove it.
 *
 * @param first initial balls in their places, perhaps fewer than seven
 * @returns `none` if no searched draw is found
 */
export function climb(
  { slots, tails, none, make }: Scores,
  named: number,
  ofSets: Amounts,
  mustPay: boolean,
  first: readonly number[],
): bigint {
  const places = placesOf(slots).map((slot) => slots[slot]?.pays ?? tails);
  const drawn: number[] = [];
  const ofDigit = new Uint8Array(DIGITS);
  const ofAnimal = new Uint8Array(ANIMALS.length);
  const isDrawn = new Uint8Array(BALL_COUNT + 1);
  /** What last digits add that no other ball has. */
  const once = make(DIGITS);
  let came = 0;
  const count = (ball: number, by: 1 | -1) => {
    isDrawn[ball] = (isDrawn[ball] ?? 0) + by;
    ofDigit[ball % DIGITS] = (ofDigit[ball % DIGITS] ?? 0) + by;
    const animal = ANIMAL_OF[ball] ?? 0;
    ofAnimal[animal] = (ofAnimal[animal] ?? 0) + by;
    const bit = (BIT_OF[ball] ?? 0) & named;
    came = ofAnimal[animal] === 0 ? came & ~bit : came | bit;
  };

  /** The best ball for a place, and the draw's score with it. */
  const bestAt = (place: number, balls: readonly number[]) => {
    let [ofOthers, hasPaid] = [0n, !mustPay];
    for (let at = 0; at < drawn.length; at += 1) {
      const own = at === place ? 0n : (places[at]?.[drawn[at] ?? 0] ?? 0n);
      ofOthers += own;
      if (own !== 0n) hasPaid = true;
    }
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const score = tails[digit] as bigint;
      const isThere = (ofDigit[digit] ?? 0) > 0;
      once[digit] = isThere ? 0n : score;
      if (!isThere || score === 0n) continue;
      ofOthers += score;
      hasPaid = true;
    }
    const pays = places[place] ?? tails;
    let [best, most] = [0, none];
    for (let nth = 0; nth < balls.length; nth += 1) {
      const ball = balls[nth] as number;
      if (isDrawn[ball] !== 0) continue;
      const own = pays[ball] as bigint;
      const digit = once[ball % DIGITS] as bigint;
      const combined = ofSets[came | ((BIT_OF[ball] as number) & named)] as bigint;
      const gain = own + digit + combined;
      if (gain <= most || !(hasPaid || own !== 0n || digit !== 0n || combined !== 0n)) continue;
      best = ball;
      most = gain;
    }
    return { best, score: best === 0 ? none : ofOthers + most };
  };
  /** Exchanges two places if that scores more; animals and digits stay the same. */
  const change = (one: number, other: number) => {
    const [a, b] = [drawn[one] ?? 0, drawn[other] ?? 0];
    const [ofOne, ofOther] = [places[one], places[other]];
    if (mustPay || ofOne === ofOther || ofOne === undefined || ofOther === undefined) return 0n;
    const gain = (ofOne[b] as bigint) + (ofOther[a] as bigint) - (ofOne[a] as bigint) - (ofOther[b] as bigint);
    if (gain <= 0n) return 0n;
    [drawn[one], drawn[other]] = [b, a];
    return gain;
  };

  for (const place of places.keys()) {
    const own = first[place] ?? 0;
    if (first.length === places.length) {
      drawn.push(own);
      count(own, 1);
      continue;
    }
    // While a draw that must pay does not pay yet, any ball will do.
    const { best } = bestAt(place, first);
    const ball = best === 0 ? (first.find((each) => isDrawn[each] === 0) ?? 0) : best;
    if (ball === 0) return none;
    drawn.push(ball);
    count(ball, 1);
  }
  let reached = none;
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const place of places.keys()) {
      const before = drawn[place] ?? 0;
      count(before, -1);
      const { best, score } = bestAt(place, EVERY);
      const isMore = score > reached;
      count(isMore ? best : before, 1);
      if (!isMore) continue;
      drawn[place] = best;
      reached = score;
      isBetter = true;
    }
    if (reached === none) return none;
    for (let one = 0; one < places.length; one += 1) {
      for (let other = one + 1; other < places.length; other += 1) {
        const gain = change(one, other);
        reached += gain;
        if (gain > 0n) isBetter = true;
      }
    }
  }
  return reached;
}

const EVERY = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);
