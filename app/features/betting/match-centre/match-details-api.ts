import type { DetailedGame, MatchDetails, PriceHistory, SportGame } from '#contract/entities';
import { getMatchDetails } from '#contract/rows/sports/get-match-details';
import { getPriceHistory } from '#contract/rows/sports/get-price-history';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMatchDetails: build.query<MatchDetails, { game: DetailedGame; id: string }>({
      query: fromRow(getMatchDetails, ({ game, id }: { game: DetailedGame; id: string }) => ({ params: { game, id } })),
    }),
    getPriceHistory: build.query<PriceHistory, { game: SportGame; id: string }>({
      query: fromRow(getPriceHistory, ({ game, id }: { game: SportGame; id: string }) => ({ params: { game, id } })),
    }),
  }),
});

export const { useGetMatchDetailsQuery, useGetPriceHistoryQuery } = detailsApi;
