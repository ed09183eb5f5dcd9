import { MarketKind, type Match } from '#contract/entities';
import { winningOutcomes } from '#engine/sports';

export interface Winner {
  readonly market: MarketKind;
  readonly outcome: string;
  readonly line: string | undefined;
}

/** The winning outcomes of all markets that a match's result decides, by the engine; none for an invalid result. */
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
    // An impossible score: it is shown as received, without winners.
    return [];
  }
}
