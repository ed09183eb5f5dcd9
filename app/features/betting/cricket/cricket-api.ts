import type { CricketMatch } from '#contract/entities';
import { getCricketMatch } from '#contract/rows/sports/get-cricket-match';
import { listCricketMatches } from '#contract/rows/sports/list-cricket-matches';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const cricketApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCricket: build.query<CricketMatch[], void>({
      query: fromRow(listCricketMatches, () => ({})),
      providesTags: ['Matches'],
    }),
    getCricket: build.query<CricketMatch, string>({
      query: fromRow(getCricketMatch, (id: string) => ({ params: { id } })),
      providesTags: ['Matches'],
    }),
  }),
});

export const { useListCricketQuery, useGetCricketQuery } = cricketApi;

const POLL_MS = 10_000;

/** The list, kept up to date while it is shown; every user of it shares one poll. */
export function useCricketList({ skip = false }: { readonly skip?: boolean } = {}) {
  const { currentData, fulfilledTimeStamp, isError, error, refetch } = useListCricketQuery(undefined, {
    skip,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return { matches: currentData, readAt: fulfilledTimeStamp, isError, error, refetch: () => void refetch() };
}
