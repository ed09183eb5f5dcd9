import { asianAhead, asianLeg, type LegOutcome } from './asian.ts';
import type { CompiledPick } from './compiled-slip.ts';
import type { Score } from './score.ts';
import type { SportGame } from './slip.ts';
import { winner } from './winner.ts';

export type { LegOutcome };

/**
 * A pick's outcome under a score; undefined if undecided (a half pick without half time). Outrights are decided by name, so here
 * they are lost.
 */
export function legOf(game: SportGame, { market, outcome, line }: CompiledPick, score: Score): LegOutcome | undefined {
  if (market === 'asian_handicap' || market === 'asian_total') return asianLeg(asianAhead(outcome, score, line));
  if (market === 'outright') return 'lost';
  const won = winner(game, market, score, line);
  return won === undefined ? undefined : won === outcome ? 'won' : 'lost';
}

/**
 * A leg's factor at the scale of the odds; `unit` is 1. Each half of a quarter line carries half the stake: a half win pays (odds
 * + 1) / 2, a half loss returns 1/2.
 */
export function legFactor(leg: LegOutcome, odds: bigint, unit: bigint): bigint {
  switch (leg) {
    case 'won':
      return odds;
    case 'half_won':
      return (odds + unit) / 2n;
    case 'push':
      return unit;
    case 'half_lost':
      return unit / 2n;
    case 'lost':
      return 0n;
  }
}
