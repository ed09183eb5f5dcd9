import type { Match } from '#contract/entities/match.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { listFeedMatches } from '#contract/rows/list-feed-matches.ts';
import { listMatches } from '#contract/rows/list-matches.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** Lists of matches that the upstream keeps, each in its own order: soonest first. */
export type MatchSource = SportGame | '365sports';

/** A part of a list. */
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

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first `most` matches of a game in one answer. Whole lists are read in parts: see book-reader.ts. */
    listMatches: build.query<{ total: number; matches: Match[] }, { game: SportGame; most: number }>({
      query: ({ game, most }) => askGame({ game, start: 0, limit: most }),
      providesTags: ['Matches'],
    }),
    /** A part of a list. What it answers goes into the book (match-book.ts), so no copy of it is kept here. */
    listMatchPage: build.query<MatchPage, PageAsked>({
      query: ({ source, start, limit }): RowCall =>
        source === '365sports' ? askFeed({ start, limit }) : askGame({ game: source, start, limit }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListMatchesQuery } = matchesApi;
export const { listMatchPage } = matchesApi.endpoints;
