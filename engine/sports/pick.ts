import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import { OUTCOMES } from './markets.ts';
import { halfPointLine, quarterLine, QUARTERS_PER_POINT } from './quarter-line.ts';
import type { SlipMatch, SlipPick, SportGame } from './slip.ts';

/**
 * Checks that a pick can win, and reads the line it is compared with.
 *
 * @param index of the match, and `at` of the pick in it, for errors
 * @returns quarters: the match's handicap or total, or the pick's own Asian line; 0 for markets without one
 * @throws EngineError `unknownMarket`, `unknownOutcome`, `missingValue` (a line that is not there), `outOfRange` (a line
 * that is malformed), `impossiblePick` (a handicap draw on half a goal)
 */
export function pickLine(game: SportGame, match: SlipMatch, pick: SlipPick, index: number, at: number): number {
  const { market, outcome } = pick;
  if (market === 'outright') {
    if (typeof outcome === 'string' && outcome !== '') return 0;
    throw new EngineError(
      'unknownOutcome',
      `matches[${index}].picks[${at}].outcome`,
      'an outright pick names its outcome',
    );
  }
  const outcomes = Object.hasOwn(OUTCOMES[game], market) ? OUTCOMES[game][market] : undefined;
  if (outcomes === undefined) {
    throw new EngineError(
      'unknownMarket',
      `matches[${index}].picks[${at}].market`,
      `${game} has no market ${shown(market)}`,
    );
  }
  if (!outcomes.includes(outcome)) {
    throw new EngineError(
      'unknownOutcome',
      `matches[${index}].picks[${at}].outcome`,
      `${market} has no outcome ${shown(outcome)}`,
    );
  }
  switch (market) {
    case 'handicap': {
      const line = quarterLine(
        given(match.handicap, `matches[${index}].handicap`, market),
        `matches[${index}].handicap`,
        2,
      );
      if (outcome === 'd' && line % QUARTERS_PER_POINT !== 0) {
        throw new EngineError(
          'impossiblePick',
          `matches[${index}].picks[${at}].outcome`,
          `no draw exists on the handicap ${match.handicap}`,
        );
      }
      return line;
    }
    case 'bs':
      return halfPointLine(given(match.total, `matches[${index}].total`, market), `matches[${index}].total`);
    case 'asian_handicap':
    case 'asian_total':
      return quarterLine(
        given(pick.line, `matches[${index}].picks[${at}].line`, market),
        `matches[${index}].picks[${at}].line`,
      );
    default:
      return 0;
  }
}

export function pickKey({ market, outcome }: SlipPick, line: number): string {
  return market === 'asian_handicap' || market === 'asian_total'
    ? `${market}:${outcome}:${line / QUARTERS_PER_POINT}`
    : `${market}:${outcome}`;
}

function given(line: string | undefined, path: string, market: string): string {
  if (line === undefined) throw new EngineError('missingValue', path, `${market} needs a line here`);
  return line;
}
