import { type BetStatistics, PRODUCT_IDS } from '#contract/entities';
import { getBetStatistics } from '#contract/rows/sports/get-bet-statistics';
import { getLiveStatistics } from '#contract/rows/games/get-live-statistics';
import { getNoahStatistics } from '#contract/rows/games/get-noah-statistics';
import { api } from '#app/api/api.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';

interface Asked {
  readonly gameId: number;
  readonly start_date: string;
  readonly end_date: string;
}

/** Games 28 and 29 have calls of their own (section 7 of the specification). */
function statisticsCall({ gameId, start_date, end_date }: Asked): RowCall {
  const request = () => ({ query: { game_id: String(gameId), start_date, end_date } });
  if (gameId === PRODUCT_IDS.noah) return fromRow(getNoahStatistics, request)(undefined);
  if (gameId === PRODUCT_IDS.winfinity) return fromRow(getLiveStatistics, request)(undefined);
  return fromRow(getBetStatistics, request)(undefined);
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatistics: build.query<BetStatistics, Asked>({ query: statisticsCall, providesTags: ['Bets'] }),
  }),
});

export const { useGetStatisticsQuery } = reportsApi;
