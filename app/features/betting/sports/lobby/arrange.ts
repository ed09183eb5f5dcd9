import type { MarketKind, Match } from '#contract/entities';
import { completeMarket } from '#app/features/betting/sports/row/complete-market.ts';
import { type RowRoom, shownMarkets } from '#app/features/betting/sports/row/shown-markets.ts';
import { grouped, withBands, withLeague, type Entry } from './bands.ts';
import { byLeague, byTime } from './chosen-views.ts';
import { leagueKey, type View } from './lobby-filter.ts';
import { localDay } from '#app/i18n/local-day.ts';

/**
 * Puts matches in the order of a view and says where bands stand.
 * day: live ones first, under one band for each sport, then day by day, each by league. league: the leagues by name, each by time, live ones first.
 * time: nothing but the clock.
 *
 * @param matches soonest first
 * @param room of the rows: live matches are ranked by the market with which theirs begins
 * @param first what was there before the rest of a list was read, by id: the others of a day stand below it, leagues by name below all of it
 */
export function arrange(
  matches: readonly Match[],
  view: View,
  room: RowRoom,
  first?: ReadonlySet<string>,
): readonly Entry[] {
  if (view === 'time') return byTime(matches);
  const liveFirst = byRank(matches, room);
  const isLater = ({ match_id: id }: Match) => Number(first?.has(id) === false);
  if (view === 'league') return byLeague(liveFirst, isLater);
  const isMixed = matches.some(({ game }) => game !== matches[0]?.game);
  // A band for each league of a few live matches would take the room of matches.
  const live = grouped(liveFirst.filter(isLive), ({ game }) => game);
  const partOf = (match: Match) => `${dayOf(match)} ${isLater(match)}`;
  const days = grouped(
    liveFirst.filter((match) => !isLive(match)),
    partOf,
  );
  const inOrder = grouped(days, (match) => partOf(match) + leagueKey(match));
  return [
    ...withBands(live, ({ game }) => ({ day: 'live', ...(isMixed && { sport: game }) })).map(withLeague),
    ...withBands(inOrder, (match) => ({ day: dayOf(match), league: match.league })),
  ];
}

/**
 * Puts matches of several sports in one list: sport by sport, under one band each.
 *
 * @param sports the order of the sports
 */
export function arrangeBySport(
  matches: readonly Match[],
  sports: readonly Match['game'][],
  room: RowRoom,
): readonly Entry[] {
  return sports.flatMap((game) => {
    const own = byRank(
      matches.filter((match) => match.game === game),
      room,
    );
    return withBands(own, () => ({ sport: game })).map(withLeague);
  });
}

/**
 * Puts matches of all sports in one list: under one band what starts soon, below it what comes later, day by day.
 *
 * @param matches soonest first
 * @param until up to when a start is soon, in milliseconds
 */
export const arrangeSoon = (matches: readonly Match[], until: number): readonly Entry[] =>
  withBands(matches, (match) => ({ day: Date.parse(match.start_time) <= until ? 'soon' : dayOf(match) })).map(
    withLeague,
  );

/** Live matches first; of those the ones with prices in their row: in its last minutes a match sells little, then nothing. */
const byRank = (matches: readonly Match[], room: RowRoom): readonly Match[] =>
  matches
    .map((match) => ({ match, rank: rankOf(match, room) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ match }) => match);

function rankOf(match: Match, room: RowRoom): number {
  if (match.state !== 'live') return 3;
  if (match.markets.every(({ status }) => status === 'closed')) return 2;
  // A brand's list has one at least (contract/brand/lobby.ts).
  const shown = completeMarket(match, shownMarkets(match.game, room)[0] as MarketKind);
  return shown === undefined || shown.market.status === 'closed' ? 1 : 0;
}

const isLive = ({ state }: Match) => state === 'live';
const dayOf = (match: Match) => localDay(match.start_time);
