import type { Amounts } from '../amounts.ts';
import { ANIMAL_OF, ballBit, HALF, MAX_CAME, MIN_CAME, SIZES } from './animal-sets.ts';
import { BALL_COUNT } from './balls.ts';
import { type Matching, matching, placesOf } from './matching.ts';
import { type Scores, type Spaces, spacesOf } from './spaces.ts';
import { ANIMALS } from './zodiac.ts';

/** Balls with the same last digit. */
const MAX_OF_DIGIT = 5;
const DRAWN = 7;
const BALLS = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);
const ALL_ANIMALS = (1 << ANIMALS.length) - 1;
const HALF_SETS = 1 << HALF;
const LOW = HALF_SETS - 1;
const NOT_READ = -1n;

/** Draws that may beat a floor. */
export interface Above {
  /** Their sets of named animals. */
  readonly sets: readonly number[];
  /** Initial balls for a climb: of the most promising set, in their places if each has an animal. */
  readonly first: () => readonly number[];
  /** The sets that remain after a closer look, with their possible balls and slots. */
  readonly left: () => { readonly sets: readonly number[]; readonly spaces: Spaces };
}

/** Best ball and its score, by slot and animal. */
interface BestBalls {
  readonly score: Amounts;
  readonly ball: Uint8Array;
}

/**
 * Bounds the draws that can beat a floor: each place takes its best ball of the drawn animals, though two places may want the
 * same, and last digits pay their most. The closer look assigns seven animals to the places. A ball is excluded from a slot where
 * it costs more than the margin.
 */
export function drawsAbove(scores: Scores, named: number, ofSets: Amounts): (floor: bigint) => Above {
  const { slots, tails, none, make } = scores;
  const unnamed = ALL_ANIMALS & ~named;
  const least = Math.max(0, MIN_CAME - (SIZES[unnamed] ?? 0));
  // What all digits can pay is added once; their costs (below zero) are shared among the balls.
  const isCost = tails.some((score: bigint) => score < 0n);
  const ofDigits = isCost ? 0n : mostDigits(tails);
  // Balls of a digit have different animals: few animals of odd balls mean few odd balls of a digit.
  const free = slots.map(({ pays }) => bestBalls(pays, undefined, scores));
  const shared = Array.from({ length: MAX_OF_DIGIT + 1 }, (_, shares) => {
    if (!isCost || shares === 0) return free;
    const costs = Array.from(tails, (score) => score / BigInt(shares));
    return slots.map(({ pays }) => bestBalls(pays, costs, scores));
  });
  const bestsOf = (come: number) => shared[Math.min(SIZES[come] ?? 0, MAX_OF_DIGIT)] ?? free;
  const tops = slots.map((_, slot) => highestOf(bestsOf(LOW)[slot]?.score ?? [], none));
  // A slot's loss against its best ball, by drawn animals of odd and of even balls.
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
  // Seven named animals leave no ball for others.
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
  /** Total loss of all slots by set; computed when needed. */
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
    // Drops sets that pay too little even with the best balls.
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
        // The highest score of a draw without the ball itself, by slot and animal.
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
/** Cached. */
const animalsOf = (set: number): readonly number[] =>
  (listed[set] ??= ANIMALS.flatMap((_, animal) => (((1 << animal) & set) === 0 ? [] : [animal])));

const highestOf = (of: Amounts, none: bigint) => {
  let highest = none;
  for (const each of of) if (each > highest) highest = each;
  return highest;
};

const lowestOf = (set: number) => 31 - Math.clz32(set & -set);

/** The highest score of the digits of seven balls. */
const mostDigits = (tails: Amounts) =>
  Array.from(tails)
    .toSorted((a, b) => (a > b ? -1 : 1))
    .slice(0, DRAWN)
    .reduce((sum, score) => sum + score, 0n);

/** Each animal's best ball. `costs` is a last digit's cost, below zero. */
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
