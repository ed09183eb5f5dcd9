import type { Market, Match } from '#contract/entities';
import type { SlipItem } from './slip-item.ts';

/** Markets that are compared with a line, which belongs to the pick: -1 is not -2. */
const hasLine = ({ kind }: Market) => kind === 'handicap' || kind === 'bs';

/**
 * A pick for the slip, from the match as it is shown now.
 *
 * @example dispatch(pickToggled(pickOf(match, market, { outcome: 'w', odds: '1.85' })))
 */
export function pickOf(match: Match, market: Market, { outcome, odds }: Market['outcomes'][number]): SlipItem {
  const { game, match_id: matchId, home, away, league, start_time: startTime } = match;
  const line = hasLine(market) ? market.handicap_val : undefined;
  return {
    game,
    matchId,
    home,
    away,
    league: league.name,
    startTime,
    market: market.kind,
    outcome,
    odds,
    ...(line !== undefined && { line }),
  };
}
