import type { CricketMatch, Draw, MarkSixGame, Match, Race, RaceGame } from '#contract/entities';
import { listDrawResults } from '#contract/rows/lottery/list-draw-results';
import { listCricketResults } from '#contract/rows/sports/list-cricket-results';
import { listFeedResults } from '#contract/rows/sports/list-feed-results';
import { listRaceResults } from '#contract/rows/lottery/list-race-results';
import { listResults } from '#contract/rows/sports/list-results';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { MatchResults } from './result-games.ts';

const MATCHES_PAGE = 50;
const DRAWS_PAGE = 20;

interface Page {
  readonly total: number;
}

/** Reads pages until the total is reached, or a page is empty. */
const pagesOf = <P extends Page>(size: (page: P) => number) => ({
  initialPageParam: 0,
  getNextPageParam: (last: P, _: readonly P[], start: number) =>
    size(last) > 0 && start + size(last) < last.total ? start + size(last) : undefined,
});

export const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchResults: build.infiniteQuery<Page & { readonly matches: Match[] }, MatchResults, number>({
      infiniteQueryOptions: pagesOf(({ matches }) => matches.length),
      query: ({ queryArg, pageParam }) =>
        queryArg === '365sports'
          ? fromRow(listFeedResults, (start: number) => ({ query: { start, limit: MATCHES_PAGE } }))(pageParam)
          : fromRow(listResults, (start: number) => ({
              params: { game: queryArg },
              query: { start, limit: MATCHES_PAGE },
            }))(pageParam),
      providesTags: ['Texts'],
    }),
    cricketResults: build.infiniteQuery<Page & { readonly matches: CricketMatch[] }, void, number>({
      infiniteQueryOptions: pagesOf(({ matches }) => matches.length),
      query: ({ pageParam }) =>
        fromRow(listCricketResults, (start: number) => ({ query: { start, limit: DRAWS_PAGE } }))(pageParam),
      providesTags: ['Texts'],
    }),
    drawResults: build.infiniteQuery<Page & { readonly draws: Draw[] }, MarkSixGame, number>({
      infiniteQueryOptions: pagesOf(({ draws }) => draws.length),
      query: ({ queryArg, pageParam }) =>
        fromRow(listDrawResults, (start: number) => ({
          params: { lottery: queryArg },
          query: { start, limit: DRAWS_PAGE },
        }))(pageParam),
    }),
    raceResults: build.infiniteQuery<Page & { readonly races: Race[] }, RaceGame, number>({
      infiniteQueryOptions: pagesOf(({ races }) => races.length),
      query: ({ queryArg, pageParam }) =>
        fromRow(listRaceResults, (start: number) => ({
          params: { race: queryArg },
          query: { start, limit: DRAWS_PAGE },
        }))(pageParam),
    }),
  }),
});

export const {
  useCricketResultsInfiniteQuery,
  useMatchResultsInfiniteQuery,
  useDrawResultsInfiniteQuery,
  useRaceResultsInfiniteQuery,
} = resultsApi;
