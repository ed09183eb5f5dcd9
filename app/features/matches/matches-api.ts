import type { Match } from '#contract/entities/match.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { listMatches } from '#contract/rows/list-matches.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMatches: build.query<{ total: number; matches: Match[] }, { game: SportGame }>({
      query: fromRow(listMatches, ({ game }) => ({ params: { game }, query: { start: 0, limit: 1_000 } })),
      providesTags: ['Matches'],
    }),
  }),
});

export const { useListMatchesQuery } = matchesApi;
