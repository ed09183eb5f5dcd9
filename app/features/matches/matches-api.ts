import type { Match } from '#contract/entities/match.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { listMatches } from '#contract/rows/list-matches.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, or for a look at the first few, only those: a whole list is some hundred kilobytes. */
    listMatches: build.query<{ total: number; matches: Match[] }, { game: SportGame; most?: number }>({
      query: fromRow(listMatches, ({ game, most = 1_000 }) => ({ params: { game }, query: { start: 0, limit: most } })),
      providesTags: ['Matches'],
    }),
  }),
});

export const { useListMatchesQuery } = matchesApi;
