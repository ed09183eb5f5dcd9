import type { Amounts } from '../amounts.ts';
import { ANIMAL_OF, ballBit, HALF, MAX_CAME, MIN_CAME, SIZES } from './animal-sets.ts';
import { BALL_COUNT } from './balls.ts';
import { type Matching, matching, placesOf } from './matching.ts';
import { type Scores, type Spaces, spacesOf } from './spaces.ts';
import { ANIMALS } from './zodiac.ts';

/** Of a last digit there are no more balls. */
const MAX_OF_DIGIT = 5;
const DRAWN = 7;
const BALLS = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);
const ALL_ANIMALS = (1 << ANIMALS.length) - 1;
const HALF_SETS = 1 << HALF;
const LOW = HALF_SETS - 1;
const NOT_READ = -1n;

/** Draws that may score more than a floor. */
export interface Above {
  /** The named animals that come with one. */
  readonly sets: readonly number[];
  /** Balls to begin a climb with: of the set that promises most, in their places where each has an animal of its own. */
  readonly first: () => readonly number[];
  /** The sets that are left after a longer look, and the balls and slots that such draws can have. */
  readonly left: () => { readonly sets: readonly number[]; readonly spaces: Spaces };
}

/** By slot and animal, the score of its best ball and that ball. */
interface BestBalls {
  readonly score: Amounts;
  readonly ball: Uint8Array;
}

/**
 * The draws that can score more than a floor, as far as a short look says: each place takes its best ball among those of the animals that come, though
 * two places may want the same one, and last digits pay the most that they can. In a longer look seven animals take a place each. A ball is not
 * drawn in a slot where it costs more than what lies between.
 */
export function drawsAbove(scores: Scores, named: number, ofSets: Amounts): (floor: bigint) => Above {
  const { slots, tails, none, make } = scores;
  const unnamed = ALL_ANIMALS & ~named;
  const least = Math.max(0, MIN_CAME - (SIZES[unnamed] ?? 0));
  // What all digits can pay is added as a whole; what they cost, below zero, is shared among the balls.
  const isCost = tails.some((score: bigint) => score < 0n);
  const ofDigits = isCost ? 0n : mostDigits(tails);
  // No two balls of a digit have the same animal: few animals of odd balls have few odd balls of a digit.
  const free = slots.map(({ pays }) => bestBalls(pays, undefined, scores));
  const shared = Array.from({ length: MAX_OF_DIGIT + 1 }, (_, shares) => {
    if (!isCost || shares === 0) return free;
    const costs = Array.from(tails, (score) => score / BigInt(shares));
    return slots.map(({ pays }) => bestBalls(pays, costs, scores));
  });
  const bestsOf = (come: number) => shared[Math.min(SIZES[come] ?? 0, MAX_OF_DIGIT)] ?? free;
  const tops = slots.map((_, slot) => highestOf(bestsOf(LOW)[slot]?.score ?? [], none));
  // What a slot loses against its best ball of all, by the animals of odd balls that come, and by those of even balls.
  const lossesOf = (shift: 0 | typeof HALF) => {
    const lost = make(slots.length * HALF_SETS, none);
    for (const [slot, { room }] of slots.entries()) {
      const top = tops[slot] ?? none;
      for (let half = 0; half < HALF_SETS; half += 1) {
        const score = bestsOf(half)[slot]?.score ?? free[0]?.score ?? [];
        const at = slot * HALF_SETS + half;
        for (let rest = half; rest !== 0; rest &= rest - 1) {
          const own = score[lowestOf(rest) + shift] as bigint;
          if (own > (lost[at] as bigint)) lost[at] = own;
        }
        lost[at] = (top - (lost[at] as bigint)) * BigInt(room);
      }
    }
    return lost;
  };
  const [ofOdd, ofEven] = [lossesOf(0), lossesOf(HALF)];
  const most = slots.reduce((sum, { room }, slot) => sum + (tops[slot] ?? none) * BigInt(room), ofDigits);
  const places = placesOf(slots);
  const leastShares = Array.from(tails, (score) => (isCost ? score / BigInt(MAX_OF_DIGIT) : 0n));
  // Seven animals that are named leave no ball for another one.
  const comeOf = (set: number) => ((SIZES[set] ?? 0) === MAX_CAME ? set : set | unnamed);
  const scoreOf = (come: number, animal: number, slot: number) =>
    bestsOf(animal < HALF ? come & LOW : come >> HALF)[slot]?.score[animal] ?? none;
  const matched = (set: number): Matching | undefined =>
    (SIZES[set] ?? 0) === MAX_CAME && places.length === DRAWN
      ? matching(animalsOf(set), places, (animal, slot) => scoreOf(set, animal, slot), scores)
      : undefined;

  const lossIn = (slot: number, come: number) => {
    const odd = ofOdd[slot * HALF_SETS + (come & LOW)] as bigint;
    const even = ofEven[slot * HALF_SETS + (come >> HALF)] as bigint;
    return odd < even ? odd : even;
  };
  /** What all slots lose with a set; read once, where it is needed. */
  const lost = make(named + 1, NOT_READ);
  const lostOf = (set: number) => {
    if (lost[set] !== NOT_READ) return lost[set] as bigint;
    const come = comeOf(set);
    lost[set] = 0n;
    for (let slot = 0; slot < slots.length; slot += 1) {
      const odd = ofOdd[slot * HALF_SETS + (come & LOW)] as bigint;
      const even = ofEven[slot * HALF_SETS + (come >> HALF)] as bigint;
      lost[set] = (lost[set] as bigint) + (odd < even ? odd : even);
    }
    return lost[set] as bigint;
  };

  return (floor) => {
    // A set that pays too little with the best balls of all is left out at once.
    const enough = floor - most;
    const sets: number[] = [];
    let [best, highest] = [0, 0n];
    for (let set = 0; set <= named; set += 1) {
      const size = SIZES[set] as number;
      if ((set & ~named) !== 0 || size < least || size > MAX_CAME) continue;
      const combined = ofSets[set] as bigint;
      if (combined <= enough) continue;
      const height = combined - enough - lostOf(set);
      if (height <= 0n) continue;
      sets.push(set);
      if (height > highest) [best, highest] = [set, height];
    }
    return {
      sets,
      first() {
        const chosen = matched(best)?.chosen();
        if (chosen !== undefined) return chosen.map((animal, place) => free[places[place] ?? 0]?.ball[animal] ?? 0);
        return BALLS.filter((ball) => (ballBit(ball) & comeOf(best)) !== 0);
      },
      left() {
        // By slot and animal, the most that a draw scores but for a ball there.
        const without = slots.map(() => ANIMALS.map(() => none));
        const note = (slot: number, animal: number, rest: bigint) => {
          const own = without[slot];
          if (own !== undefined && rest > (own[animal] ?? none)) own[animal] = rest;
        };
        const left = sets.filter((set) => {
          const match = matched(set);
          const others = (ofSets[set] ?? 0n) + ofDigits;
          if (match === undefined) {
            const whole = (ofSets[set] ?? 0n) + most - lostOf(set);
            const come = comeOf(set);
            const animals = animalsOf(come);
            for (const [slot, { room }] of slots.entries()) {
              const rest = whole - (tops[slot] ?? none) + lossIn(slot, come) / BigInt(room);
              for (const animal of animals) note(slot, animal, rest);
            }
            return true;
          }
          if (match.most + others <= floor) return false;
          match.each((animal, slot, whole) => note(slot, animal, whole - scoreOf(set, animal, slot) + others));
          return true;
        });
        const spaces = spacesOf(scores, (ball, slot) => {
          const rest = without[slot]?.[ANIMAL_OF[ball] ?? 0] ?? none;
          return rest > none && rest + (slots[slot]?.pays[ball] ?? 0n) + (leastShares[ball % 10] ?? 0n) > floor;
        });
        return { sets: left, spaces };
      },
    };
  };
}

const listed: (readonly number[])[] = [];
/** The animals of a set; listed once. */
const animalsOf = (set: number): readonly number[] =>
  (listed[set] ??= ANIMALS.flatMap((_, animal) => (((1 << animal) & set) === 0 ? [] : [animal])));

const highestOf = (of: Amounts, none: bigint) => {
  let highest = none;
  for (const each of of) if (each > highest) highest = each;
  return highest;
};

/** The place of the lowest bit. */
const lowestOf = (set: number) => 31 - Math.clz32(set & -set);

/** What the highest last digits of seven balls score together. */
const mostDigits = (tails: Amounts) =>
  Array.from(tails)
    .toSorted((a, b) => (a > b ? -1 : 1))
    .slice(0, DRAWN)
    .reduce((sum, score) => sum + score, 0n);

/** The best ball of each animal. `costs` is what a last digit costs, below zero. */
function bestBalls(pays: Amounts, costs: readonly bigint[] | undefined, { none, make }: Scores): BestBalls {
  const score = make(ANIMALS.length, none);
  const best = new Uint8Array(ANIMALS.length);
  const each = make(BALL_COUNT + 1);
  for (let ball = 1; ball <= BALL_COUNT; ball += 1) {
    each[ball] = pays[ball] as bigint;
    if (costs !== undefined) each[ball] = (each[ball] as bigint) + (costs[ball % 10] as bigint);
    const at = ANIMAL_OF[ball] as number;
    if ((each[ball] as bigint) > (score[at] as bigint)) {
      score[at] = each[ball] as bigint;
      best[at] = ball;
    }
  }
  return { score, ball: best };
}
