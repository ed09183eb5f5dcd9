import type { Match } from '#contract/entities/match.ts';

/** What a pick would be sold at now. `gone`: the match or its market takes no bets any more. */
export type Price =
  | {
      readonly state: 'open' | 'suspended';
      readonly odds: string;
      readonly line: string | undefined;
      readonly isLive: boolean;
    }
  | { readonly state: 'gone' };

/** Finds the price of an outcome in the list as it was last read. */
export function currentPrice(
  matches: readonly Match[],
  pick: { matchId: string; market: string; outcome: string },
): Price {
  const match = matches.find(({ match_id: id }) => id === pick.matchId);
  const market = match?.markets.find(({ kind }) => kind === pick.market);
  const odds = market?.outcomes.find(({ outcome }) => outcome === pick.outcome)?.odds;
  if (market === undefined || odds === undefined || market.status === 'closed') return { state: 'gone' };
  if (match?.state === 'finished' || match?.state === 'void') return { state: 'gone' };
  return { state: market.status, odds, line: market.handicap_val, isLive: match?.state === 'live' };
}
