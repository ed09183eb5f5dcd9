import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';

/** Cars in a race. */
export const CAR_COUNT = 10;

/**
 * Refuses an impossible finish. A race is a permutation of the cars 1 to 10, the champion first.
 *
 * @throws EngineError `impossibleDraw` at the place of the first car that cannot be
 * @example assertRace([1, 1, 3, 4, 5, 6, 7, 8, 9, 10]) // EngineError impossibleDraw at draw[1]
 */
export function assertRace(draw: readonly number[], path = 'draw'): void {
  if (draw.length !== CAR_COUNT) {
    throw new EngineError('impossibleDraw', path, `a race has ${CAR_COUNT} places, got ${draw.length}`);
  }
  const seen = new Set<number>();
  for (const [index, car] of draw.entries()) {
    if (!Number.isInteger(car) || car < 1 || car > CAR_COUNT || seen.has(car)) {
      const problem = seen.has(car) ? `car ${car} finished already` : `a car is 1 to ${CAR_COUNT}, got ${shown(car)}`;
      throw new EngineError('impossibleDraw', `${path}[${index}]`, problem);
    }
    seen.add(car);
  }
}
