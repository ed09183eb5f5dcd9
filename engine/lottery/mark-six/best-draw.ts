import { type Aim, type Amounts, amountsOf, scoresOf } from '../amounts.ts';
import { HALF, mostBySet } from './animal-sets.ts';
import { BALL_COUNT } from './balls.ts';
import { climb } from './climb.ts';
import type { DrawValues } from './draw-values.ts';
import { bestOfFew } from './few-draws.ts';
import { type Half, PAID_BIT, searchHalf, type Sought, widthOf } from './half-of-draw.ts';
import { drawsAbove } from './sets-above.ts';
import { bestOfBalls, type Scores } from './spaces.ts';

/** Climbs from what a bound has found. */
const MAX_TURNS = 3;
const EVERY = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);

/**
 * The best score of a draw: seven of 49 balls in their places. Exact, without walking the 85,900,584 sets of balls.
 *
 * First a climb finds a good draw. Then only what can score more is searched: few sets of animals, and few balls per slot. Odd
 * balls have five of the last digits and six of the animals, even balls the others, so each half is searched alone for every set
 * of its animals and filled slots; then results of both halves are joined.
 *
 * @returns undefined if no draw is looked for
 */
export function bestDraw(values: DrawValues, { sign, mustPay }: Aim): bigint | undefined {
  const { total, combinations, steps } = values;
  const make = amountsOf(total);
  const none = -8n * total - 1n;
  const slots = values.slots.map(({ room, pays }) => ({ room, pays: scoresOf(pays, sign, make) }));
  const scores: Scores = { slots, steps, tails: scoresOf(values.tails, sign, make), none, make };
  const named = combinations?.named ?? 0;
  const ofSets = combinations === undefined ? make(1) : scoresOf(combinations.paid, sign, make);
  const look = drawsAbove(scores, named, ofSets);
  const climbed = (first: readonly number[]) => climb(scores, named, ofSets, mustPay, first);
  let best = climbed(EVERY);
  let above = look(best);
  // Sets of few animals, or of animals that pay much together, are rarely reached by single steps.
  for (let turn = named === 0 ? MAX_TURNS : 0; turn < MAX_TURNS && above.sets.length > 0; turn += 1) {
    const other = climbed(above.first());
    if (other <= best) break;
    best = other;
    above = look(best);
  }
  if (above.sets.length > 0) {
    const { sets, spaces } = above.left();
    const found =
      bestOfFew({ ...spaces, named, ofSets, sets, mustPay }, best) ??
      (named === 0
        ? bestOfBalls(spaces, mustPay)
        : search({ ...spaces, named, mustPay, mostOfSets: mostBySet(sets, ofSets, none, make) }, ofSets, best));
    if (found > best) best = found;
  }
  return best === none ? undefined : best;
}

/** The best draw above a floor, by halves. */
const search = (sought: Sought, ofSets: Amounts, floor: bigint) =>
  join(searchHalf(1, sought, floor), searchHalf(0, sought, floor), ofSets, sought);

/** The best sum of two results whose slots complete each other. */
function join(odd: Half, even: Half, ofSets: Amounts, sought: Sought): bigint {
  const { steps, mustPay, none } = sought;
  const width = widthOf(sought);
  const last = steps.count - 1;
  let best = none;
  for (let full = 0; full <= last; full += 1) {
    // The digits of filled and open slots add up to the last state.
    const rest = last - full;
    const others = even.sets[rest] ?? [];
    for (const one of odd.sets[full] ?? []) {
      const score = odd.scores[full * width + one] as bigint;
      if (score === none) continue;
      for (const other of others) {
        const more = even.scores[rest * width + other] as bigint;
        if (more === none) continue;
        const came = (one & (PAID_BIT - 1)) | ((other & (PAID_BIT - 1)) << HALF);
        const combined = ofSets[came] as bigint;
        const whole = score + more + combined;
        if (whole > best && (!mustPay || ((one | other) & PAID_BIT) !== 0 || combined !== 0n)) best = whole;
      }
    }
  }
  return best;
}
