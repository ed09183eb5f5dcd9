import { asianAhead, asianLeg, type LegOutcome } from './asian.ts';
import type { CompiledPick } from './compiled-slip.ts';
import type { Score } from './score.ts';
import type { SportGame } from './slip.ts';
import { winner } from './winner.ts';

export type { LegOutcome };

/**
 * The outcome of a pick under a score; undefined while the score does not decide it (a half pick without a half time).
 * Outrights are decided by name, never by a score: they are lost here.
 */
export function legOf(game: SportGame, { market, outcome, line }: CompiledPick, score: Score): LegOutcome | undefined {
  if (market === 'asian_handicap' || market === 'asian_total') return asianLeg(asianAhead(outcome, score, line));
  if (market === 'outright') return 'lost';
  const won = winner(game, market, score, line);
  return won === undefined ? undefined : won === outcome ? 'won' : 'lost';
}

/**
 * What a leg multiplies its line by, at the scale of the odds; `unit` is 1 at that scale. Half of the stake rides on each
 * half of a quarter line, so a half win pays (odds + 1) / 2 and a half loss gives back 1/2.
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
