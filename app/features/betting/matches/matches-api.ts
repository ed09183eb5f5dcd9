import type { InferOutput } from 'valibot';
import type { Match, SportGame } from '#contract/entities';
import { listFeedMatches } from '#contract/rows/sports/list-feed-matches';
import { listMatchChanges } from '#contract/rows/sports/list-match-changes';
import { listMatches } from '#contract/rows/sports/list-matches';
import type { RowCall } from '#app/api/call-upstream.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** The upstream's lists of matches, soonest first. */
export type MatchSource = SportGame | '365sports';

/** A window of a list. */
export interface MatchPage {
  readonly total: number;
  readonly matches: readonly Match[];
}

interface PageAsked {
  readonly source: MatchSource;
  readonly start: number;
  readonly limit: number;
}

const askGame = fromRow(listMatches, ({ game, start, limit }: { game: SportGame; start: number; limit: number }) => ({
  params: { game },
  query: { start, limit },
}));
const askFeed = fromRow(listFeedMatches, ({ start, limit }: { start: number; limit: number }) => ({
  query: { start, limit },
}));

/** What has changed in a list since a version of it. */
export type MatchChanges = InferOutput<typeof listMatchChanges.data>;

const askChanges = fromRow(listMatchChanges, ({ game, since }: { game: SportGame; since: string | undefined }) => ({
  params: { game },
  query: { since },
}));

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first `most` matches of a game in one response. Whole lists are read in windows: see book-reader.ts. */
    listMatches: build.query<{ total: number; matches: Match[] }, { game: SportGame; most: number }>({
      query: ({ game, most }) => askGame({ game, start: 0, limit: most }),
      providesTags: ['Matches'],
    }),
    /** A window of a list. The response goes into the book (match-book.ts), so no copy is cached here. */
    listMatchPage: build.query<MatchPage, PageAsked>({
      query: ({ source, start, limit }): RowCall =>
        source === '365sports' ? askFeed({ start, limit }) : askGame({ game: source, start, limit }),
      keepUnusedDataFor: 0,
    }),
    /** Goes into the book too. */
    listMatchChanges: build.query<MatchChanges, { game: SportGame; since: string | undefined }>({
      query: askChanges,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListMatchesQuery } = matchesApi;
export const { listMatchPage, listMatchChanges: matchChanges } = matchesApi.endpoints;
