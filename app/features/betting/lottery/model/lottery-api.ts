import type { Draw, MarkSixGame, OddsItem } from '#contract/entities';
import { getMarkSixOdds } from '#contract/rows/lottery/get-mark-six-odds';
import { listDrawResults } from '#contract/rows/lottery/list-draw-results';
import { listDraws } from '#contract/rows/lottery/list-draws';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** The current draw and the ten before it. */
const DRAWS_SHOWN = 11;
/** The number of draws in the statistics. */
const DRAWS_COUNTED = 100;

interface OfGame {
  readonly game: MarkSixGame;
}
interface Draws {
  readonly total: number;
  readonly draws: Draw[];
}

const lotteryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDraws: build.query<Draws, OfGame>({
      query: fromRow(listDraws, ({ game }) => ({ params: { lottery: game }, query: { start: 0, limit: DRAWS_SHOWN } })),
    }),
    /** `after` is the last draw at the time of the request, so that a new draw requests again. */
    countDraws: build.query<Draws, OfGame & { readonly after: string }>({
      query: fromRow(listDrawResults, ({ game }) => ({
        params: { lottery: game },
        query: { start: 0, limit: DRAWS_COUNTED },
      })),
    }),
    getMarkSixOdds: build.query<OddsItem[], OfGame>({
      query: fromRow(getMarkSixOdds, ({ game }) => ({ query: { game } })),
    }),
  }),
});

export const { useListDrawsQuery, useCountDrawsQuery, useGetMarkSixOddsQuery } = lotteryApi;
