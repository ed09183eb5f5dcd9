import type { RowData } from '#contract/rows';
import { getMyBet } from '#contract/rows/sports/get-my-bet';
import { getMyLotteryBet } from '#contract/rows/lottery/get-my-lottery-bet';
import { getMyRaceBet } from '#contract/rows/lottery/get-my-race-bet';
import { listLiveBets } from '#contract/rows/games/list-live-bets';
import { listMyCricketBets } from '#contract/rows/sports/list-my-cricket-bets';
import { listNoahBets } from '#contract/rows/games/list-noah-bets';
import { listPgBets } from '#contract/rows/games/list-pg-bets';
import { listTadaBets } from '#contract/rows/games/list-tada-bets';
import { quoteCashOut } from '#contract/rows/sports/quote-cash-out';
import type { SportGame } from '#contract/entities';
import { api } from '#app/api/api.ts';
import type { ApiError } from '#app/api/api-error.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { AnyBet } from './any-bet.ts';
import { isLottery, isRace, listCall } from './list-call.ts';
import type { BetSource, Provider } from './bet-sources.ts';
import { nextCursor, type BetPage, type Cursor } from './merge-pages.ts';

export interface BetsAsked {
  readonly sources: readonly BetSource[];
}

/** How many cricket bets are searched for one: the contract has no row for a single cricket bet. */
const MAX_CRICKET_BETS = 1_000;
const ROUNDS_PAGE = 25;

const ROUNDS = { pgGames: listPgBets, tadaGames: listTadaBets, noah: listNoahBets, winfinity: listLiveBets } as const;

type Rounds = RowData<typeof listPgBets>;

export const myBetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBets: build.infiniteQuery<BetPage, BetsAsked, Cursor>({
      infiniteQueryOptions: { initialPageParam: {}, getNextPageParam: (_, pages) => nextCursor(pages) },
      async queryFn({ queryArg: { sources }, pageParam }, _, __, read) {
        const isFirst = Object.keys(pageParam).length === 0;
        const asked = sources.filter((source) => isFirst || pageParam[source] !== undefined);
        const answers = await Promise.all(
          asked.map(async (source) => {
            const start = pageParam[source] ?? 0;
            return { source, start, ...(await read(listCall(source, start))) };
          }),
        );
        const failed = answers.filter(({ error }) => error !== undefined);
        // An error only if all lists failed. Otherwise the others are shown, and the failed ones named.
        const why = failed[0]?.error as ApiError | undefined;
        if (why !== undefined && failed.length === answers.length) return { error: why };
        return {
          data: {
            read: answers.flatMap(({ source, start, data, error }) =>
              error === undefined
                ? [{ source, start, ...(data as { readonly total: number; readonly bets: AnyBet[] }) }]
                : [],
            ),
            failed: failed.map(({ source }) => source),
            ...(why && { error: why }),
          },
        };
      },
      providesTags: ['Bets'],
    }),
    getBet: build.query<AnyBet | null, { readonly source: BetSource; readonly id: string }>({
      async queryFn({ source, id }, _, __, read) {
        const { data, error } = await read(detailCall(source, id));
        if (source === 'cricket' && error === undefined) {
          const { bets } = data as RowData<typeof listMyCricketBets>;
          return { data: bets.find(({ bet_id }) => bet_id === id) ?? null };
        }
        if (error === undefined) return { data: data as AnyBet };
        // Section 8 of the specification: a response code that is not 0 means that there is nothing to show.
        return (error as ApiError).kind === 'refused' ? { data: null } : { error: error as ApiError };
      },
      providesTags: ['Bets'],
    }),
    quoteCashOut: build.query<RowData<typeof quoteCashOut>, { readonly game: SportGame; readonly id: string }>({
      query: fromRow(quoteCashOut, (params) => ({ params })),
      // Offers are not cached: a screen that is opened again requests a new one.
      keepUnusedDataFor: 0,
    }),
    listRounds: build.infiniteQuery<Rounds, Provider, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total, rounds }, _, start) =>
          rounds.length > 0 && start + rounds.length < total ? start + rounds.length : undefined,
      },
      query: ({ queryArg, pageParam }) =>
        fromRow(ROUNDS[queryArg], (start: number) => ({ query: { start, limit: ROUNDS_PAGE } }))(pageParam),
      providesTags: ['Bets'],
    }),
  }),
});

function detailCall(source: BetSource, id: string): RowCall {
  if (source === 'cricket') {
    return fromRow(listMyCricketBets, () => ({ query: { start: 0, limit: MAX_CRICKET_BETS } }))(undefined);
  }
  if (isLottery(source)) return fromRow(getMyLotteryBet, () => ({ params: { lottery: source, id } }))(undefined);
  if (isRace(source)) return fromRow(getMyRaceBet, () => ({ params: { race: source, id } }))(undefined);
  return fromRow(getMyBet, () => ({ params: { game: source, id } }))(undefined);
}

export const { useListBetsInfiniteQuery, useGetBetQuery, useQuoteCashOutQuery, useListRoundsInfiniteQuery } = myBetsApi;
