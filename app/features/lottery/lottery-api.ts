import type { Draw, OddsItem } from '#contract/entities/lottery.ts';
import type { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { getMarkSixOdds } from '#contract/rows/get-mark-six-odds.ts';
import { listDrawResults } from '#contract/rows/list-draw-results.ts';
import { listDraws } from '#contract/rows/list-draws.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** The draw to bet on and the ten before it. */
const DRAWS_SHOWN = 11;
/** As far back as the statistics reach. */
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
    /** `after` is the draw that was the last when it was asked for: a new one asks anew. */
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
