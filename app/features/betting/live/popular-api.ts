import type { PopularPick } from '#contract/entities';
import { listPopularPicks } from '#contract/rows/sports/list-popular-picks';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const popularApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPopularPicks: build.query<PopularPick[], void>({ query: fromRow(listPopularPicks, () => ({})) }),
  }),
});

export const { useListPopularPicksQuery } = popularApi;
