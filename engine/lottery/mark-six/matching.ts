import type { Slot, Scores } from './spaces.ts';

/** Seven animals in seven places, one each. */
export interface Matching {
  readonly most: bigint;
  /** Each place's animal in the best assignment. */
  readonly chosen: () => readonly number[];
  /** Reports the best score with an animal in a slot, for all of both. */
  readonly each: (note: (animal: number, slot: number, most: bigint) => void) => void;
}

export const placesOf = (slots: readonly Pick<Slot, 'room'>[]): readonly number[] =>
  slots.flatMap(({ room }, slot) => Array.from({ length: room }, () => slot));

/** Assigns animals in turn; only the taken places matter, forwards and backwards. */
export function matching(
  animals: readonly number[],
  places: readonly number[],
  scoreOf: (animal: number, slot: number) => bigint,
  { none, make }: Pick<Scores, 'none' | 'make'>,
): Matching {
  const count = places.length;
  const all = (1 << count) - 1;
  // By places taken by the first animals, and by places left for the last.
  const [before, after] = [make(all + 1, none), make(all + 1, none)];
  before[0] = 0n;
  after[0] = 0n;
  const ofSize = SETS_BY_SIZE[count] ?? [];
  const table = make(animals.length * count);
  for (const [at, animal] of animals.entries())
    for (let place = 0; place < count; place += 1) table[at * count + place] = scoreOf(animal, places[place] ?? 0);
  const fill = (to: typeof before, order: readonly number[]) => {
    for (let taken = 0; taken < order.length; taken += 1) {
      const own = (order[taken] ?? 0) * count;
      const sets = ofSize[taken] ?? [];
      for (let nth = 0; nth < sets.length; nth += 1) {
        const set = sets[nth] as number;
        for (let place = 0; place < count; place += 1) {
          const next = set | (1 << place);
          if (next === set) continue;
          const now = (to[set] as bigint) + (table[own + place] as bigint);
          if (now > (to[next] as bigint)) to[next] = now;
        }
      }
    }
  };
  const order = animals.map((_, at) => at);
  fill(before, order);
  return {
    most: before[all] ?? none,
    chosen() {
      const found: number[] = [];
      let set = all;
      for (const at of order.toReversed()) {
        const place = places.findIndex(
          (_, each) =>
            (set & (1 << each)) !== 0 &&
            (before[set ^ (1 << each)] ?? none) + (table[at * count + each] ?? none) === before[set],
        );
        found[place] = animals[at] ?? 0;
        set ^= 1 << place;
      }
      return found;
    },
    each(note) {
      fill(after, order.toReversed());
      const most = make(count);
      for (const at of order) {
        most.fill(none);
        for (const set of ofSize[at] ?? []) {
          for (let place = 0; place < count; place += 1) {
            const bit = 1 << place;
            if ((set & bit) !== 0) continue;
            const whole =
              (before[set] as bigint) + (table[at * count + place] as bigint) + (after[all ^ set ^ bit] as bigint);
            if (whole > (most[place] as bigint)) most[place] = whole;
          }
        }
        for (let place = 0; place < count; place += 1)
          note(animals[at] ?? 0, places[place] ?? 0, most[place] as bigint);
      }
    },
  };
}

const MAX_PLACES = 7;
const sizeOf = (set: number) => set.toString(2).replaceAll('0', '').length;
const SETS_BY_SIZE = Array.from({ length: MAX_PLACES + 1 }, (_, count) =>
  Array.from({ length: count + 1 }, (__, size) =>
    Array.from({ length: 1 << count }, (___, set) => set).filter((set) => sizeOf(set) === size),
  ),
);
