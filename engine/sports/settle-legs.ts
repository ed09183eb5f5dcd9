import { EngineError } from '#engine/misuse/engine-error.ts';
import type { CompiledMatch, CompiledSlip } from './compiled-slip.ts';
import { legOf, type LegOutcome } from './leg.ts';
import { parseScore, type MatchResult } from './score.ts';

/** The winners of a match named directly, as `market:outcome` (an Asian line behind it): for outrights, and for tests. */
export interface NamedWinners {
  readonly wins: readonly string[];
}

/** What is known of a match: its score, its winners by name, that it is void, or nothing yet. */
export type SettleResult = MatchResult | NamedWinners | 'void' | undefined;

/** What became of a pick: as `LegOutcome`, or its match is void, or nothing is known yet. */
export type LegState = LegOutcome | 'void' | 'open';

/**
 * What became of every pick of a match.
 *
 * @throws EngineError `impossibleResult`; `missingValue` where a half pick meets a result without a half time, or an
 * outright one without named winners
 */
export function settleLegs(slip: CompiledSlip, match: CompiledMatch, result: SettleResult, path: string): LegState[] {
  if (result === undefined) return match.picks.map(() => 'open');
  if (result === 'void') return match.picks.map(() => 'void');
  if ('wins' in result) {
    const wins = new Set(result.wins);
    return match.picks.map(({ key }) => (wins.has(key) ? 'won' : 'lost'));
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
