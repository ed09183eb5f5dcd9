import type { InferOutput } from 'valibot';
import type { Match, SportGame } from '#contract/entities';
import { listFeedMatches } from '#contract/rows/sports/list-feed-matches';
import { listMatchChanges } from '#contract/rows/sports/list-match-changes';
import { listMatches as listMatchesRow } from '#contract/rows/sports/list-matches';
import type { RowCall } from '#app/api/call-upstream.ts';
import { api } from '#app/api/api.ts';
import type { CallMeta } from '#app/api/base-query.ts';
import { fromRow } from '#app/api/from-row.ts';
import { earlyTime } from './early-time.ts';
import type { Window } from './read-windows.ts';

/** The upstream's lists of matches, soonest first. */
export type MatchSource = SportGame | '365sports';
/** The lists of the book: beside the upstream's, the matches of a game that are shown by themselves. */
export type ListName = MatchSource | `own ${SportGame}`;

/** A window of a list. */
export interface MatchPage {
  readonly total: number;
  readonly matches: readonly Match[];
}

/** The first matches of a game, with the monotonic time at which they were asked for. */
export interface FirstMatches extends MatchPage {
  readonly begunAt: number;
}

/** How old an answer may be that a cache between gives (contract/shared-reads.ts): nginx keeps for two seconds what may be kept for one. */
export const CACHED_MS = 2_000;

interface PageAsked {
  readonly source: MatchSource;
  readonly start: number;
  readonly limit: number;
}

const askGame = fromRow(listMatchesRow, ({ game, ...part }: Window & { readonly game: SportGame }) => ({
  params: { game },
  query: { ...part, timestamp: earlyTime(`/${game}?start=${part.start}&limit=${part.limit}`) ?? Date.now() },
}));
const askFeed = fromRow(listFeedMatches, (part: Window) => ({ query: { ...part, timestamp: Date.now() } }));

/** What has changed in a list since a version of it. */
export type MatchChanges = InferOutput<typeof listMatchChanges.data>;

/** Of which matches: all without either. */
export interface ChangesOf {
  /** With commas between. */
  readonly ids?: string | undefined;
  /** Ranges of places (shown-places.ts). */
  readonly places?: string | undefined;
}

interface ChangesAsked extends ChangesOf {
  readonly game: SportGame;
  /** Without it: the version to begin with. */
  readonly since?: string | undefined;
  /** Seconds that the call may wait for a change, or 0 for prices and states by themselves. */
  readonly wait?: number | undefined;
}

const askChanges = fromRow(listMatchChanges, ({ game, ...query }: ChangesAsked) => ({ params: { game }, query }));

/** Undefined: no answer. */
export type ReadPage = (source: MatchSource, part: Window) => Promise<MatchPage | undefined>;

/**
 * Without `since`: the version to begin with. `lacking`: the upstream has no such row.
 *
 * @param wait seconds that the call may wait for a change; undefined for an upstream that has not offered it
 */
export type ReadChanges = (
  game: SportGame,
  since: string | undefined,
  wait?: number,
  ended?: AbortSignal,
  part?: ChangesOf,
) => Promise<MatchChanges | 'lacking' | undefined>;

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first `most` matches of a game in one response. Whole lists are read in windows: see book-reader.ts. */
    listMatches: build.query<FirstMatches, { game: SportGame; most: number }>({
      query: ({ game, most }) => askGame({ game, start: 0, limit: most }),
      transformResponse: (page: MatchPage, meta: CallMeta | undefined) => ({ ...page, begunAt: meta?.startedAt ?? 0 }),
      providesTags: ['Matches'],
    }),
    /** A window of a list. The response goes into the book (match-book.ts), so no copy is cached here. */
    listMatchPage: build.query<MatchPage, PageAsked>({
      query: ({ source, ...part }): RowCall =>
        source === '365sports' ? askFeed(part) : askGame({ game: source, ...part }),
      keepUnusedDataFor: 0,
    }),
    /** Goes into the book too. */
    listMatchChanges: build.query<MatchChanges, ChangesAsked>({
      query: askChanges,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListMatchesQuery } = matchesApi;
export const { listMatches, listMatchPage, listMatchChanges: matchChanges } = matchesApi.endpoints;
