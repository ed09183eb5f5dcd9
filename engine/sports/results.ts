import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import { OUTCOMES } from './markets.ts';
import { halfPointLine, quarterLine } from './quarter-line.ts';
import { parseScore, type MatchResult } from './score.ts';
import type { Market, SportGame } from './slip.ts';
import { winner, type ScoreMarket } from './winner.ts';

export type { MatchResult };

/** Lines for a match's markets. */
export interface MatchLines {
  readonly handicap?: string | undefined;
  readonly total?: string | undefined;
}

/**
 * A market's winning outcome under a result.
 *
 * @returns undefined where the result does not decide the market: half time unknown, no line given, or a market
 * without a single winner (outright, Asian lines)
 * @throws EngineError `unknownMarket` when the game does not sell the market, `impossibleResult`, `outOfRange` for a line
 * @example winningOutcome('soccer', 'handicap', { ft: '2:1' }, { handicap: '-1' }) // 'd'
 */
export function winningOutcome(
  game: SportGame,
  market: Market,
  result: MatchResult,
  lines: MatchLines = {},
): string | undefined {
  const score = parseScore(result, game);
  if (market === 'outright' || market === 'asian_handicap' || market === 'asian_total') return undefined;
  if (OUTCOMES[game][market] === undefined) {
    throw new EngineError('unknownMarket', 'market', `${game} has no market ${shown(market)}`);
  }
  const line = lineOf(market, lines);
  return line === undefined ? undefined : winner(game, market, score, line);
}

/**
 * Winning outcomes of all markets that the result decides.
 *
 * @example winningOutcomes('soccer', { ft: '2:1', ht: '1:0' })
 * // { wl: 'w', correct_score: '2:1', goals: '3', half: 'ww' }
 */
export function winningOutcomes(
  game: SportGame,
  result: MatchResult,
  lines: MatchLines = {},
): Partial<Record<Market, string>> {
  const winners: Partial<Record<Market, string>> = {};
  for (const market of Object.keys(OUTCOMES[game]) as Market[]) {
    const outcome = winningOutcome(game, market, result, lines);
    if (outcome !== undefined) winners[market] = outcome;
  }
  return winners;
}

function lineOf(market: ScoreMarket, { handicap, total }: MatchLines): number | undefined {
  if (market === 'handicap') return handicap === undefined ? undefined : quarterLine(handicap, 'handicap', 2);
  if (market === 'bs') return total === undefined ? undefined : halfPointLine(total, 'total');
  return 0;
}
