import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import type { CompiledMatch, CompiledPick, CompiledSlip } from './compiled-slip.ts';
import { legOf, type LegOutcome } from './leg.ts';
import { OUTCOMES } from './markets.ts';
import { parseScore, type MatchResult } from './score.ts';
import type { Market, SportGame } from './slip.ts';

/** Winners named as `market:outcome` (with an Asian line): for outrights and tests. */
export interface NamedWinners {
  readonly wins: readonly string[];
}

/** Score, named winners, `void`, or undefined while open. */
export type SettleResult = MatchResult | NamedWinners | 'void' | undefined;

/** `LegOutcome`, `void`, or `open` without a result. */
export type LegState = LegOutcome | 'void' | 'open';

/**
 * States of a match's picks.
 *
 * @throws EngineError `impossibleResult`; `missingValue` where a half pick meets a result without a half time, or an
 * outright one without named winners
 */
export function settleLegs(slip: CompiledSlip, match: CompiledMatch, result: SettleResult, path: string): LegState[] {
  if (result === undefined) return match.picks.map(() => 'open');
  if (result === 'void') return match.picks.map(() => 'void');
  if (typeof result !== 'object' || result === null) {
    throw new EngineError(
      'impossibleResult',
      path,
      `expected a score like { "ft": "2:1" }, named winners or "void"; got ${shown(result)}`,
    );
  }
  if ('wins' in result) {
    const wins = namedWinners(slip.game, result, path);
    return match.picks.map((pick) => {
      const { key, market, outcome } = pick;
      const isWon = wins.has(key) || wins.has(`${market}:${outcome}`);
      if (isWon && isDrawOfPoints(slip.game, pick))
        throw new EngineError('impossibleResult', `${path}.wins`, 'basketball has no draw, so none on a handicap of 0');
      return isWon ? 'won' : 'lost';
    });
  }
  const score = parseScore(result, slip.game, path);
  return match.picks.map((pick) => {
    if (pick.market === 'outright') {
      throw new EngineError('missingValue', path, 'an outright is settled by name: { "wins": ["outright:a"] }');
    }
    const leg = legOf(slip.game, pick, score);
    if (leg === undefined) throw new EngineError('missingValue', `${path}.ht`, 'a half pick needs the half-time score');
    return leg;
  });
}

/** A draw on a handicap of 0 would be one of points, which overtime decides. */
const isDrawOfPoints = (game: SportGame, { market, outcome, line }: CompiledPick): boolean =>
  game === 'basketball' && market === 'handicap' && outcome === 'd' && line === 0;

/** Each must be possible, and each market except Asian ones has at most one. */
function namedWinners(game: SportGame, { wins }: NamedWinners, path: string): ReadonlySet<string> {
  const decided = new Set<string>();
  for (const [index, win] of wins.entries()) {
    const colon = win.indexOf(':');
    const market = win.slice(0, colon);
    const outcome = win.slice(colon + 1);
    const isAsian = market === 'asian_handicap' || market === 'asian_total';
    const outcomes = Object.hasOwn(OUTCOMES[game], market) ? OUTCOMES[game][market as Market] : undefined;
    const isKnown = market === 'outright' || outcomes?.includes(isAsian ? (outcome.split(':')[0] ?? '') : outcome);
    const place = `${path}.wins[${index}]`;
    if (isKnown !== true) throw new EngineError('unknownOutcome', place, `no pick is called ${shown(win)}`);
    if (decided.has(market)) throw new EngineError('impossibleResult', place, `${market} has a winner already`);
    if (!isAsian) decided.add(market);
  }
  return new Set(wins);
}
