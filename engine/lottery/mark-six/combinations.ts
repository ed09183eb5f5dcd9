import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { MarkSixBet } from './bet.ts';
import type { MarkSixDraw } from './draw.ts';
import { animalsOf } from './settle-line.ts';
import { selectionLines } from './selection-rule.ts';
import { ballAnimal, type Animal } from './zodiac.ts';

/** The lines of a zodiac-combination bet that a draw made win. */
export interface WonCombinations {
  /** Lines of the bet: combinations of `level` animals among those selected. */
  readonly lines: bigint;
  /** Winning lines without, and with, the animal of the year. */
  readonly plain: bigint;
  readonly withYear: bigint;
}

const MAX_LEVEL = 5;

/**
 * Which combinations won: all animals of a combination must come among the seven balls. 49 counts like any ball, there is no
 * tie. They are counted, not listed: of the h selected animals that came, every choice of `level` wins.
 *
 * @throws EngineError `outOfRange` for the level, `unknownSelection`
 * @example 6 animals selected at level 3, 4 of them drawn: 20 lines, 4 win
 */
export function wonCombinations(bet: MarkSixBet, draw: MarkSixDraw, year: Animal, path = 'bet'): WonCombinations {
  const animals = animalsOf(bet.selection, `${path}.selection`);
  const level = bet.level ?? animals.length;
  if (!Number.isInteger(level) || level < 1 || level > MAX_LEVEL) {
    throw new EngineError(
      'outOfRange',
      `${path}.level`,
      `a level is a whole number from 1 to ${MAX_LEVEL}, got ${shown(level)}`,
    );
  }
  const drawn = new Set([...draw.numbers, draw.special].map((ball) => ballAnimal(ball, year)));
  const hits = animals.filter((animal) => drawn.has(animal));
  const all = choose(hits.length, level);
  const plain = choose(hits.filter((animal) => animal !== year).length, level);
  return { lines: choose(animals.length, level), plain, withYear: all - plain };
}

/** Combinations of `level` among `selected`. @example choose(6, 3) // 20n */
export function choose(selected: number, level: number): bigint {
  return selectionLines({ kind: 'specialCodeCombinationZodiacs', selected, level });
}
