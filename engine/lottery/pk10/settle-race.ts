import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { Pk10Bet } from './bet.ts';
import { GOAL_PAIRS } from './bet.ts';
import { CAR_COUNT } from './draw.ts';

const BIG_CAR_FROM = 6;
const BIG_SUM_FROM = 12;
const MIN_SUM = 3;
const MAX_SUM = 19;

/**
 * Whether a PK10 bet wins. There are no ties: ten cars finish in ten places.
 *
 * - `place`: the car that finishes there, or its side: big from 6, odd or even.
 * - `sum` of champion and runner-up: its value 3 to 19, or its side: big from 12, odd or even.
 * - `dragonTiger`: dragon when the car at the first place of the pair has the higher number, else tiger.
 *
 * @param draw a race that `assertRace` accepts
 * @throws EngineError `unknownBetKind`, `unknownSelection`, `outOfRange`, at the bet's place
 * @example
 * winsRace({ market: 'dragonTiger', pair: '1-10', selection: 'dragon', amount: '1', odds: '1.98' }, [7, 1, 2, 3, 4, 5, 6, 8, 9, 10])
 * // false: the first car is 7, the tenth 10
 */
export function winsRace(bet: Pk10Bet, draw: readonly number[], path = 'bet'): boolean {
  switch (bet.market) {
    case 'place': {
      const place = bet.place ?? 0;
      const car = Number.isInteger(place) ? draw[place - 1] : undefined;
      if (car === undefined) {
        throw new EngineError('outOfRange', `${path}.place`, `a place is 1 to ${CAR_COUNT}, got ${shown(bet.place)}`);
      }
      return winsNumber(bet, car, BIG_CAR_FROM, 1, CAR_COUNT, path);
    }
    case 'sum':
      return winsNumber(bet, (draw[0] ?? 0) + (draw[1] ?? 0), BIG_SUM_FROM, MIN_SUM, MAX_SUM, path);
    case 'dragonTiger':
      return winsPair(bet, draw, path);
    default:
      throw new EngineError('unknownBetKind', `${path}.market`, `PK10 has no market ${shown(bet.market)}`);
  }
}

function winsNumber(
  { selection }: Pk10Bet,
  value: number,
  bigFrom: number,
  min: number,
  max: number,
  path: string,
): boolean {
  switch (selection) {
    case 'big':
      return value >= bigFrom;
    case 'small':
      return value < bigFrom;
    case 'odd':
      return value % 2 === 1;
    case 'even':
      return value % 2 === 0;
    default:
      if (typeof selection === 'number' && Number.isInteger(selection) && selection >= min && selection <= max) {
        return value === selection;
      }
      throw new EngineError(
        'unknownSelection',
        `${path}.selection`,
        `expected a side or ${min} to ${max}, got ${shown(selection)}`,
      );
  }
}

function winsPair({ pair, selection }: Pk10Bet, draw: readonly number[], path: string): boolean {
  const index = GOAL_PAIRS.findIndex((name) => name === pair);
  if (index < 0) throw new EngineError('unknownSelection', `${path}.pair`, `no goal pair is called ${shown(pair)}`);
  if (selection !== 'dragon' && selection !== 'tiger') {
    throw new EngineError('unknownSelection', `${path}.selection`, `expected dragon or tiger, got ${shown(selection)}`);
  }
  const isDragon = (draw[index] ?? 0) > (draw[CAR_COUNT - 1 - index] ?? 0);
  return isDragon === (selection === 'dragon');
}
