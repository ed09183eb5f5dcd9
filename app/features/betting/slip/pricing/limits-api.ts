import type { GameLimits, SportGame } from '#contract/entities';
import { getGameLimits } from '#contract/rows/sports/get-game-limits';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGameLimits: build.query<GameLimits, { game: SportGame | 'cricket' }>({
      query: fromRow(getGameLimits, ({ game }) => ({ query: { kind: game } })),
      providesTags: ['Member'],
    }),
  }),
});

export const { useGetGameLimitsQuery } = limitsApi;
