import * as v from 'valibot';
import { WHOLE_MARKETS } from '#contract/brand';
import type { MarketKind, Match } from '#contract/entities';
import type { Favourites } from '#app/features/betting/sports/row/favourites-slice.ts';
import { foldText } from '#app/i18n/fold-text.ts';
import { localDay } from '#app/i18n/local-day.ts';

export const VIEWS = ['day', 'league', 'time'] as const;
export type View = (typeof VIEWS)[number];
export const PHASES = ['all', 'live', 'pre'] as const;
export type Phase = (typeof PHASES)[number];

/** The filter of a lobby. It is part of the address, so that a link shows the same, and going back restores it. */
export interface LobbyFilter {
  readonly view: View;
  readonly phase: Phase;
  /** Teams and leagues. */
  readonly search: string;
  /** A local date as year-month-day; every day when it is empty. */
  readonly day: string;
  /** By `leagueKey`; all when there is none. */
  readonly leagues: readonly string[];
  readonly isFavouritesOnly: boolean;
  /** The main market of rows that have room for one. */
  readonly market: MarketKind;
}

export const NO_FILTER: LobbyFilter = {
  view: 'day',
  phase: 'all',
  search: '',
  day: '',
  leagues: [],
  isFavouritesOnly: false,
  market: 'wl',
};

/** Whether a filter may hide matches: the order and the market shown hide none. */
export const isFiltered = (filter: LobbyFilter): boolean =>
  Object.entries({ ...NO_FILTER, view: filter.view, market: filter.market }).some(
    ([name, usual]) => String(filter[name as keyof LobbyFilter]) !== String(usual),
  );

/** A league of one game: soccer and bd have leagues of the same names. */
export const leagueKey = ({ game, league }: Pick<Match, 'game' | 'league'>) => `${game}.${league.id}`;

const MAX_SEARCH = 80;
const MAX_LEAGUES = 50;
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const League = v.pipe(v.string(), v.regex(/^[\w.:-]{1,80}$/));
const Market = v.picklist(WHOLE_MARKETS);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads the filter from an address. Addresses are untrusted: invalid values are ignored. */
export function readFilter(search: URLSearchParams): LobbyFilter {
  const day = search.get('day');
  const market = search.get('market');
  return {
    view: oneOf(VIEWS, search.get('view')) ?? NO_FILTER.view,
    phase: oneOf(PHASES, search.get('phase')) ?? NO_FILTER.phase,
    search: (search.get('q') ?? '').slice(0, MAX_SEARCH),
    day: v.is(Day, day) ? day : '',
    leagues: (search.get('leagues') ?? '')
      .split(',')
      .filter((league) => v.is(League, league))
      .slice(0, MAX_LEAGUES),
    isFavouritesOnly: search.get('fav') === '1',
    market: v.is(Market, market) ? market : NO_FILTER.market,
  };
}

/** Writes the filter to an address; other flags stay. */
export function writeFilter(filter: LobbyFilter, search: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(search);
  const set = (name: string, value: string, usual: string) =>
    value === usual ? written.delete(name) : written.set(name, value);
  set('view', filter.view, NO_FILTER.view);
  set('phase', filter.phase, NO_FILTER.phase);
  set('q', filter.search.slice(0, MAX_SEARCH), '');
  set('day', filter.day, '');
  set('leagues', filter.leagues.slice(0, MAX_LEAGUES).join(','), '');
  set('fav', filter.isFavouritesOnly ? '1' : '', '');
  set('market', filter.market, NO_FILTER.market);
  return written;
}

/** What a filter looks at: cricket matches have another shape. */
export interface Listed {
  readonly id: string;
  readonly state: Match['state'];
  readonly start: string;
  /** By `leagueKey`. */
  readonly league: string;
  /** Teams and league. */
  readonly text: string;
}

const listedOf = (match: Match): Listed => ({
  id: match.match_id,
  state: match.state,
  start: match.start_time,
  league: leagueKey(match),
  text: `${match.home} ${match.away} ${match.league.name}`,
});

/** The matches that pass a filter, in their order. */
export const filterMatches = (
  matches: readonly Match[],
  filter: LobbyFilter,
  favourites: Favourites,
): readonly Match[] => filterListed(matches, listedOf, filter, favourites);

/** The same for matches of any shape. */
export function filterListed<Item>(
  items: readonly Item[],
  toListed: (item: Item) => Listed,
  filter: LobbyFilter,
  favourites: Favourites,
): readonly Item[] {
  const words = foldText(filter.search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    const { id, state, start, league, text } = toListed(item);
    if (state !== 'live' && state !== 'scheduled') return false;
    if (filter.phase !== 'all' && (state === 'live') !== (filter.phase === 'live')) return false;
    if (filter.day !== '' && localDay(start) !== filter.day) return false;
    if (filter.leagues.length > 0 && !filter.leagues.includes(league)) return false;
    if (filter.isFavouritesOnly && !favourites.matches.includes(id) && !favourites.leagues.includes(league))
      return false;
    if (words.length === 0) return true;
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  });
}

export function isFavourite(match: Match, { matches, leagues }: Favourites): boolean {
  return matches.includes(match.match_id) || leagues.includes(leagueKey(match));
}
