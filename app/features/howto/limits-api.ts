import type { GameLimits } from '#contract/entities/config.ts';
import type { LimitedGame } from '#contract/entities/limited-game.ts';
import { getGameLimits } from '#contract/rows/get-game-limits.ts';
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
