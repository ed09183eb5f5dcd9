import type { CricketMatch } from '#contract/entities/cricket.ts';
import type { GameLimits } from '#contract/entities/config.ts';
import { getCricketMatch } from '#contract/rows/get-cricket-match.ts';
import { getGameLimits } from '#contract/rows/get-game-limits.ts';
import { listCricketMatches } from '#contract/rows/list-cricket-matches.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const cricketApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCricket: build.query<CricketMatch[], void>({
      query: fromRow(listCricketMatches, () => ({})),
      providesTags: ['Matches'],
    }),
    getCricket: build.query<CricketMatch, string>({
      query: fromRow(getCricketMatch, (id: string) => ({ params: { id } })),
      providesTags: ['Matches'],
    }),
    cricketLimits: build.query<GameLimits, void>({
      query: fromRow(getGameLimits, () => ({ query: { kind: 'cricket' as const } })),
    }),
  }),
});

export const { useListCricketQuery, useGetCricketQuery, useCricketLimitsQuery } = cricketApi;
