import { type Aim, type Amounts, amountsOf } from '../amounts.ts';
import { HALF, mostBySet } from './animal-sets.ts';
import type { DrawValues } from './draw-values.ts';
import { type Half, halfOf, searchHalf, setsOf, type Sought, widthOf } from './half-of-draw.ts';
import { boundsOf, spacesOf } from './spaces.ts';

/** The first look goes below the bound by these parts of it, and of what all bets pay; each next look four times as far. */
const [BOUND_SHIFT, TOTAL_SHIFT] = [6n, 20n];

/**
 * The best score of a draw: seven of 49 balls, in their places. Exact, without walking the 85,900,584 sets of balls.
 *
 * Odd balls have five of the last digits and six of the animals, even balls the others. Each half is searched alone, for every set of its
 * animals and of the slots that it fills; then each result of the one is joined with those of the other that fill the rest.
 *
 * @returns undefined if no draw is looked for
 */
export function bestDraw(values: DrawValues, aim: Aim): bigint | undefined {
  const { total, combinations } = values;
  const make = amountsOf(total);
  const none = -8n * total - 1n;
  const scoresOf = (paid: Amounts) => {
    const scores = make(paid.length);
    for (let at = 0; at < paid.length; at += 1) scores[at] = aim.sign * (paid[at] ?? 0n);
    return scores;
  };
  const ofSets = combinations && scoresOf(combinations.paid);
  const sought: Sought = {
    ...spacesOf(values.slots.map(({ room, pays }) => ({ room, pays: scoresOf(pays) }))),
    tails: scoresOf(values.tails),
    named: combinations?.named ?? 0,
    mostOfSets: combinations && ofSets && mostBySet({ ...combinations, paid: ofSets }, none, make),
    mustPay: aim.mustPay,
    none,
    make,
  };
  const [odd, even] = [1, 0].map((parity) => halfOf(sought, boundsOf(sought, sought.tails, parity, sought))) as [
    Half,
    Half,
  ];
  // No draw scores more. Nearly every ticket has one that scores nearly as much, so that what cannot come near it is left out.
  const top = (odd.bounds[0]?.[0] ?? 0n) + (sought.mostOfSets?.[0] ?? 0n);
  const least = aim.mustPay ? leastPaid(values) : 0n;
  let reach = ((top < 0n ? -top : top) >> BOUND_SHIFT) + (total >> TOTAL_SHIFT) + least + 1n;
  let floor = top < -least || aim.sign > 0n ? top : -least;
  for (;;) {
    searchHalf(1, sought, odd, floor);
    searchHalf(0, sought, even, floor);
    const found = join(odd, even, ofSets, sought);
    if (found > none && found >= floor) return found;
    if (floor === none) return undefined;
    // What was found is a draw: the best scores as much.
    floor = top - reach > found ? top - reach : found;
    reach *= 4n;
  }
}

/** The least that any part of a draw pays, if it pays. */
function leastPaid({ slots, tails, combinations }: DrawValues): bigint {
  let least = 0n;
  for (const paid of [...slots.map(({ pays }) => pays), tails, combinations?.paid ?? []])
    for (const each of paid) if (each > 0n && (least === 0n || each < least)) least = each;
  return least;
}

/** The best score of a result of the one half with a result of the other that fills what it leaves. */
function join(odd: Half, even: Half, ofSets: Amounts | undefined, sought: Sought): bigint {
  const { steps, mustPay, none } = sought;
  const paidBit = setsOf(sought);
  const width = widthOf(sought);
  const last = steps.length - 1;
  let best = none;
  for (let full = 0; full <= last; full += 1) {
    // The digits of what is full and of what is left add up to those of the last state.
    const rest = last - full;
    const others = even.sets[rest] ?? [];
    for (const one of odd.sets[full] ?? []) {
      const score = odd.scores[full * width + one] ?? none;
      if (score === none) continue;
      for (const other of others) {
        const more = even.scores[rest * width + other] ?? none;
        if (more === none) continue;
        const came = (one & (paidBit - 1)) | ((other & (paidBit - 1)) << HALF);
        const combined = ofSets?.[came] ?? 0n;
        const whole = score + more + combined;
        if (whole > best && (!mustPay || ((one | other) & paidBit) !== 0 || combined !== 0n)) best = whole;
      }
    }
  }
  return best;
}
