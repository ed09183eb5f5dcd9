import type { RowData } from '#contract/row.ts';
import { getMyBet } from '#contract/rows/get-my-bet.ts';
import { getMyLotteryBet } from '#contract/rows/get-my-lottery-bet.ts';
import { getMyRaceBet } from '#contract/rows/get-my-race-bet.ts';
import { listLiveBets } from '#contract/rows/list-live-bets.ts';
import { listMyCricketBets } from '#contract/rows/list-my-cricket-bets.ts';
import { listNoahBets } from '#contract/rows/list-noah-bets.ts';
import { listPgBets } from '#contract/rows/list-pg-bets.ts';
import { listTadaBets } from '#contract/rows/list-tada-bets.ts';
import { quoteCashOut } from '#contract/rows/quote-cash-out.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
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
  readonly tab: 'active' | 'settled';
}

/** How many cricket bets are looked through for one: they have no row for a single bet. */
const CRICKET_MOST = 1_000;
const ROUNDS_PAGE = 25;

const ROUNDS = { pgGames: listPgBets, tadaGames: listTadaBets, noah: listNoahBets, winfinity: listLiveBets } as const;

type Rounds = RowData<typeof listPgBets>;

const myBetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBets: build.infiniteQuery<BetPage, BetsAsked, Cursor>({
      infiniteQueryOptions: { initialPageParam: {}, getNextPageParam: (_, pages) => nextCursor(pages) },
      async queryFn({ queryArg: { sources, tab }, pageParam }, _, __, read) {
        const isFirst = Object.keys(pageParam).length === 0;
        const asked = sources.filter((source) => isFirst || pageParam[source] !== undefined);
        const answers = await Promise.all(
          asked.map(async (source) => {
            const start = pageParam[source] ?? 0;
            return { source, start, ...(await read(listCall(source, tab, start))) };
          }),
        );
        const failed = answers.filter(({ error }) => error !== undefined);
        // Nothing came: that is an error. Something came: it is shown, and what did not is named.
        if (failed.length > 0 && failed.length === answers.length) return { error: failed[0]?.error as ApiError };
        return {
          data: {
            read: answers.flatMap(({ source, start, data, error }) =>
              error === undefined
                ? [{ source, start, ...(data as { readonly total: number; readonly bets: AnyBet[] }) }]
                : [],
            ),
            failed: failed.map(({ source }) => source),
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
      // An offer is of the moment: a screen that comes back asks for a fresh one.
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
    return fromRow(listMyCricketBets, () => ({ query: { start: 0, limit: CRICKET_MOST } }))(undefined);
  }
  if (isLottery(source)) return fromRow(getMyLotteryBet, () => ({ params: { lottery: source, id } }))(undefined);
  if (isRace(source)) return fromRow(getMyRaceBet, () => ({ params: { race: source, id } }))(undefined);
  return fromRow(getMyBet, () => ({ params: { game: source, id } }))(undefined);
}

export const { useListBetsInfiniteQuery, useGetBetQuery, useQuoteCashOutQuery, useListRoundsInfiniteQuery } = myBetsApi;
