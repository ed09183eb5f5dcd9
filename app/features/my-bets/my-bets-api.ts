import type { Bet } from '#contract/entities/bet.ts';
import { ANY_STATUS, listMyBets } from '#contract/rows/list-my-bets.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const myBetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyBets: build.query<{ total: number; bets: Bet[] }, void>({
      query: fromRow(listMyBets, () => ({
        params: { game: 'soccer' as const },
        query: { start: 0, limit: 100, status: ANY_STATUS },
      })),
      providesTags: ['Bets'],
    }),
  }),
});

export const { useListMyBetsQuery } = myBetsApi;
