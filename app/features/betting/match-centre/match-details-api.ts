import type { DetailedGame, MatchDetails } from '#contract/entities';
import { getMatchDetails } from '#contract/rows/sports/get-match-details';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMatchDetails: build.query<MatchDetails, { game: DetailedGame; id: string }>({
      query: fromRow(getMatchDetails, ({ game, id }: { game: DetailedGame; id: string }) => ({ params: { game, id } })),
    }),
  }),
});

export const { useGetMatchDetailsQuery } = detailsApi;
