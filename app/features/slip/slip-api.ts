import type { Bet } from '#contract/entities/bet.ts';
import { listMyBets } from '#contract/rows/list-my-bets.ts';
import { placeBet } from '#contract/rows/place-bet.ts';
import type { RowData } from '#contract/row.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { PendingBet } from './pending-bet.ts';

export const slipApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeBet: build.mutation<RowData<typeof placeBet>, PendingBet>({
      query: fromRow(placeBet, ({ game, body, key, deadline }: PendingBet) => ({
        params: { game },
        body,
        intent: { key, deadline },
      })),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Account', 'Bets']),
    }),
    /** Asks what became of a bet by its key; null: no such bet exists. */
    findBet: build.query<Bet | null, Pick<PendingBet, 'game' | 'key'>>({
      query: fromRow(listMyBets, ({ game, key }) => ({ params: { game }, query: { start: 0, limit: 1, key } })),
      transformResponse: ({ bets }: { bets: Bet[] }) => bets[0] ?? null,
      keepUnusedDataFor: 0,
    }),
  }),
});
