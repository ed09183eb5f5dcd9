import type { Match } from '#contract/entities';

/** When a match starts, or how it stands. */
export interface LegWhen {
  readonly startTime: string;
  readonly live?: { readonly minute: number | undefined; readonly score: string | undefined };
}

/** The current price of a pick. `gone`: the match or its market takes no bets any more. */
export type Price =
  | {
      readonly state: 'open' | 'suspended';
      readonly odds: string;
      readonly line: string | undefined;
      readonly when: LegWhen;
    }
  | { readonly state: 'gone' };

/** Finds the price of an outcome in the last list. */
export function currentPrice(
  matches: readonly Match[],
  pick: { matchId: string; market: string; outcome: string },
): Price {
  const match = matches.find(({ match_id: id }) => id === pick.matchId);
  const market = match?.markets.find(({ kind }) => kind === pick.market);
  const odds = market?.outcomes.find(({ outcome }) => outcome === pick.outcome)?.odds;
  if (match === undefined || market === undefined || odds === undefined) return { state: 'gone' };
  if (market.status === 'closed') return { state: 'gone' };
  if (match.state === 'finished' || match.state === 'void') return { state: 'gone' };
  return { state: market.status, odds, line: market.handicap_val, when: timeOf(match) };
}

function timeOf({ start_time: startTime, state, minute, score }: Match): LegWhen {
  return { startTime, ...(state === 'live' && { live: { minute, score } }) };
}
