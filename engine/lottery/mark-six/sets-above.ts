import type { Amounts } from '../amounts.ts';
import { ballBit, MAX_CAME, MIN_CAME, SIZES } from './animal-sets.ts';
import { BALL_COUNT } from './balls.ts';
import type { Scores, Spaces } from './spaces.ts';
import { spacesOf } from './spaces.ts';
import { ANIMALS } from './zodiac.ts';

/** Of a last digit there are no more balls. */
const MAX_OF_DIGIT = 5;
const DRAWN = 7;
const BALLS = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);

/** Draws that may score more than a floor. */
export interface Above {
  /** The named animals that come with one. */
  readonly sets: readonly number[];
  /** The set that promises most. */
  readonly first: number;
  /** The balls and slots that such a draw can have. */
  readonly spaces: () => Spaces;
}

/** The best ball of each animal for one place of a slot, the best animal first. */
interface Best {
  readonly bit: number;
  readonly score: bigint;
}

/**
 * The draws that can score more than a floor, as far as a short look says: each place takes its best ball among those of the animals that come, though
 * two places may want the same one, and last digits pay the most that they can. A ball is not drawn in a slot where it costs more than what lies between.
 */
export function drawsAbove(scores: Scores, named: number, ofSets: Amounts): (floor: bigint) => Above {
  const { slots, tails, none } = scores;
  const unnamed = ANIMALS.length - (SIZES[named] ?? 0);
  const least = Math.max(0, MIN_CAME - unnamed);
  // What all digits can pay is added as a whole; what they cost, below zero, is shared among the balls.
  const isGain = tails.some((score: bigint) => score > 0n);
  const isCost = tails.some((score: bigint) => score < 0n);
  const ofDigits = isGain ? mostDigits(tails) : 0n;
  const bests = Array.from({ length: MAX_OF_DIGIT + 1 }, (_, shares) =>
    isCost && shares > 0 && shares < MAX_OF_DIGIT ? bestByAnimal(scores, BigInt(shares)) : undefined,
  );
  const widest = bestByAnimal(scores, isCost ? BigInt(MAX_OF_DIGIT) : undefined);
  const rooms = slots.map(({ room }) => BigInt(room));
  const most = widest.reduce((sum, [best], slot) => sum + (best?.score ?? 0n) * (rooms[slot] ?? 0n), ofDigits);
  return (floor) => {
  // A set that pays too little with the best balls of all is left out at once.
  const enough = floor - most;
  const sets: number[] = [];
  let [first, highest] = [0, none];
  // By slot, the most that a draw scores but for one ball there.
  const without = slots.map(() => none);
  for (let set = 0; set <= named; set += 1) {
    const size = SIZES[set] ?? 0;
    if ((set & ~named) !== 0 || size < least || size > MAX_CAME) continue;
    const combined = ofSets[set] ?? 0n;
    if (combined <= enough) continue;
    // No two balls of a digit have the same animal: few animals have few balls of it.
    const own = bests[Math.min(size + unnamed, MAX_OF_DIGIT)] ?? widest;
    const tops = own.map((ofSlot) => ofSlot.find(({ bit }) => (set & bit) !== 0 || (named & bit) === 0)?.score ?? none);
    const whole = tops.reduce((sum, top, slot) => sum + top * (rooms[slot] ?? 0n), combined + ofDigits);
    if (whole <= floor) continue;
    sets.push(set);
    if (whole > highest) [first, highest] = [set, whole];
    for (const [slot, top] of tops.entries()) {
      const rest = whole - top;
      if (rest > (without[slot] ?? none)) without[slot] = rest;
    }
  }
  const spaces = () => {
    const come = sets.reduce((all, set) => all | set, ~named);
    return spacesOf(scores, (ball, slot) => {
      const share = isCost ? (tails[ball % 10] ?? 0n) / BigInt(MAX_OF_DIGIT) : 0n;
      const own = (slots[slot]?.pays[ball] ?? 0n) + share;
      return (come & ballBit(ball)) !== 0 && (without[slot] ?? none) + own > floor;
    });
  };
  return { sets, first, spaces };
  };
}

/** The balls of the animals of a set, and of those that are not named. */
export const ballsOfSet = (set: number, named: number): readonly number[] =>
  BALLS.filter((ball) => (ballBit(ball) & (set | ~named)) !== 0);

/** What the highest last digits of seven balls score together. */
const mostDigits = (tails: Amounts) =>
  Array.from(tails)
    .toSorted((a, b) => (a > b ? -1 : 1))
    .slice(0, DRAWN)
    .reduce((sum, score) => sum + score, 0n);

function bestByAnimal({ slots, tails, none }: Scores, shares: bigint | undefined): readonly (readonly Best[])[] {
  const parts = Array.from(tails, (score) => (shares === undefined ? 0n : score / shares));
  return slots.map(({ pays }) => {
    const best = ANIMALS.map(() => none);
    for (const ball of BALLS) {
      const at = 31 - Math.clz32(ballBit(ball));
      const score = (pays[ball] ?? 0n) + (parts[ball % 10] ?? 0n);
      if (score > (best[at] ?? none)) best[at] = score;
    }
    return best.map((score, at) => ({ bit: 1 << at, score })).toSorted((a, b) => (a.score > b.score ? -1 : 1));
  });
}
