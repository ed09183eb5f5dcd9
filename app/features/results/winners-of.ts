import { MarketKind } from '#contract/entities/sport-game.ts';
import type { Match } from '#contract/entities/match.ts';
import { winningOutcomes } from '#engine/sports/results.ts';

export interface Winner {
  readonly market: MarketKind;
  readonly outcome: string;
  readonly line: string | undefined;
}

/** The winning outcome of every market that the result of a match decides, by the engine; none where the result is none. */
export function winnersOf({ game, score, half_time_score: half, markets }: Match): readonly Winner[] {
  if (score === undefined) return [];
  const line = (kind: MarketKind) => markets.find((market) => market.kind === kind)?.handicap_val;
  const result = { ft: score, ...(half !== undefined && { ht: half }) };
  try {
    const winners = winningOutcomes(game, result, { handicap: line('handicap'), total: line('bs') });
    return MarketKind.options.flatMap((market) => {
      const outcome = winners[market];
      return outcome === undefined ? [] : [{ market, outcome, line: line(market) }];
    });
  } catch {
    // A score that no match ends with: shown as it came, decided by nobody.
    return [];
  }
}
