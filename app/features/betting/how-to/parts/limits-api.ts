import type { GameLimits, LimitedGame } from '#contract/entities';
import { getGameLimits } from '#contract/rows/sports/get-game-limits';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    limitsOf: build.query<GameLimits, LimitedGame>({
      query: fromRow(getGameLimits, (kind: LimitedGame) => ({ query: { kind } })),
    }),
  }),
});

export const { useLimitsOfQuery } = limitsApi;
