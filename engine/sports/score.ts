import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import type { SportGame } from './slip.ts';

/** `home:away` at full time, and at half time if known. */
export interface MatchResult {
  readonly ft: string;
  readonly ht?: string;
}

/** Goals or points: plain numbers, because they are no money. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly half?: { readonly home: number; readonly away: number };
}

const SCORE_TEXT = /^(\d{1,3}):(\d{1,3})$/;

/**
 * Reads a result, refusing impossible ones: a half-time score above full time, or a basketball draw (overtime decides).
 *
 * @throws EngineError `impossibleResult` at `ft` or `ht` below `path`
 * @example parseScore({ ft: '2:1', ht: '1:0' }, 'soccer') // { home: 2, away: 1, half: { home: 1, away: 0 } }
 */
export function parseScore(result: MatchResult, game: SportGame, path = 'result'): Score {
  const full = readScore(result.ft, `${path}.ft`);
  if (game === 'basketball' && full.home === full.away) {
    throw new EngineError('impossibleResult', `${path}.ft`, `basketball has no draw, got ${shown(result.ft)}`);
  }
  if (result.ht === undefined) return full;
  const half = readScore(result.ht, `${path}.ht`);
  if (half.home > full.home || half.away > full.away) {
    const scores = `${shown(result.ht)} at half time, ${shown(result.ft)} at the end`;
    throw new EngineError('impossibleResult', `${path}.ht`, `a score cannot fall: ${scores}`);
  }
  return { home: full.home, away: full.away, half };
}

function readScore(text: string, path: string): { home: number; away: number } {
  const parts = typeof text === 'string' ? SCORE_TEXT.exec(text) : null;
  if (parts === null)
    throw new EngineError('impossibleResult', path, `expected a score like "2:1", got ${shown(text)}`);
  return { home: Number(parts[1]), away: Number(parts[2]) };
}
