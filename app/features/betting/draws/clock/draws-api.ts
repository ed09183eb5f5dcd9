import type { GameLimits } from '#contract/entities';
import { getGameLimits } from '#contract/rows/sports/get-game-limits';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { DrawGame } from './draw-times.ts';

const drawsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDrawLimits: build.query<GameLimits, { game: DrawGame }>({
      query: fromRow(getGameLimits, ({ game }) => ({ query: { kind: game } })),
      providesTags: ['Member'],
    }),
  }),
});

export const { useGetDrawLimitsQuery } = drawsApi;
