import { CAR_COUNT, winsRace } from '#engine/lottery';

/** The first finish of the example. */
export const SAMPLE_FINISH: readonly number[] = [8, 3, 10, 1, 6, 9, 2, 7, 4, 5];

/** The next finish, deterministic: the same presses show the same races. 7 and 11 have no common factor, so ten cars stay ten. */
export function raceAgain(finish: readonly number[]): readonly number[] {
  return finish
    .map((_, place) => finish[(((place + 1) * 7) % (CAR_COUNT + 1)) - 1] ?? 0)
    .map((car) => (car % CAR_COUNT) + 1);
}

/** For each sum of champion and runner-up, the number of ordered pairs of cars that win it. */
export function sumWays(): ReadonlyMap<number, number> {
  const cars = Array.from({ length: CAR_COUNT }, (_, index) => index + 1);
  const ways = new Map<number, number>();
  for (let sum = 3; sum <= 2 * CAR_COUNT - 1; sum += 1) {
    const pairs = cars.flatMap((first) => cars.filter((second) => second !== first).map((second) => [first, second]));
    const bet = { market: 'sum', selection: sum, amount: '0', odds: '1' } as const;
    ways.set(sum, pairs.filter((pair) => winsRace(bet, pair)).length);
  }
  return ways;
}
