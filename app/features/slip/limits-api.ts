import type { GameLimits } from '#contract/entities/config.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { getGameLimits } from '#contract/rows/get-game-limits.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGameLimits: build.query<GameLimits, { game: SportGame }>({
      query: fromRow(getGameLimits, ({ game }) => ({ query: { kind: game } })),
    }),
  }),
});

export const { useGetGameLimitsQuery } = limitsApi;
