import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import type { MarkSixBet } from './bet.ts';
import { animalsOf } from './settle-line.ts';
import { selectionLines } from './selection-rule.ts';
import type { Animal } from './zodiac.ts';

/** The lines of a zodiac-combination bet. */
export interface Combinations {
  readonly animals: readonly Animal[];
  readonly level: number;
  readonly lines: bigint;
}

/** Winning lines without and with the year's animal. */
export interface WonCombinations {
  readonly plain: bigint;
  readonly withYear: bigint;
}

const MAX_LEVEL = 5;

/** @throws EngineError `outOfRange` for the level, `unknownSelection` */
export function readCombinations(bet: MarkSixBet, path = 'bet'): Combinations {
  const animals = animalsOf(bet.selection, `${path}.selection`);
  const level = bet.level ?? animals.length;
  if (!Number.isInteger(level) || level < 1 || level > MAX_LEVEL) {
    throw new EngineError(
      'outOfRange',
      `${path}.level`,
      `a level is a whole number from 1 to ${MAX_LEVEL}, got ${shown(level)}`,
    );
  }
  return { animals, level, lines: choose(animals.length, level) };
}

/**
 * A combination wins if all its animals are drawn. Counted, not listed: of the h selected animals that were drawn, every choice
 * of `level` wins.
 *
 * @example 6 animals selected at level 3, 4 of them drawn: 4 of 20 lines win
 */
export function wonCombinations(
  { animals, level }: Combinations,
  came: ReadonlySet<Animal>,
  year: Animal,
): WonCombinations {
  const hits = animals.filter((animal) => came.has(animal));
  const plain = choose(hits.filter((animal) => animal !== year).length, level);
  return { plain, withYear: choose(hits.length, level) - plain };
}

/** Combinations of `level` among `selected`. @example choose(6, 3) // 20n */
export function choose(selected: number, level: number): bigint {
  return selectionLines({ kind: 'specialCodeCombinationZodiacs', selected, level });
}
