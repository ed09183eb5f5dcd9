import { BALL_COUNT } from './balls.ts';
import type { MarkSixBet } from './bet.ts';
import { settleLine } from './settle-line.ts';
import type { Animal } from './zodiac.ts';

/** The balls that win a bet, and those that tie. */
export interface BallResults {
  readonly won: readonly number[];
  readonly tied: readonly number[];
}

const PLACES = 6;
/** More than the selections on a year's boards. A full table is cleared, because names of sides have many spellings. */
const MAX_KNOWN = 2_000;
/** By kind, position and year, then by selection. */
const known = new Map<string, Map<number | string, BallResults>>();
let size = 0;
const balls = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);

/** A draw with one ball at every place: a bet wins it exactly if that ball wins. */
const everywhere = balls.map((ball) => ({ numbers: Array.from({ length: PLACES }, () => ball), special: ball }));

/** What each ball means for a bet of one line, computed once per selection. @throws EngineError as `settleLine` */
export function ballResults(bet: MarkSixBet, year: () => Animal, path: string): BallResults {
  const { kind, selection, position = '' } = bet;
  const isOfYear = kind === 'specialCodeAnimal' || kind === 'specialCodeMergeAnimal';
  const isList = typeof selection === 'object';
  const named = isList ? JSON.stringify(selection) : selection;
  // A list and its text are different selections.
  const group = `${kind}${isOfYear ? year() : position}${isList ? '[]' : ''}`;
  const before = known.get(group)?.get(named);
  if (before !== undefined) return before;
  const results = everywhere.map((draw) => settleLine(bet, draw, year, path));
  const found = {
    won: balls.filter((ball) => results[ball - 1] === 'win'),
    tied: balls.filter((ball) => results[ball - 1] === 'tie'),
  };
  if (size >= MAX_KNOWN) {
    known.clear();
    size = 0;
  }
  size += 1;
  const own = known.get(group) ?? new Map<number | string, BallResults>();
  known.set(group, own.set(named, found));
  return found;
}
