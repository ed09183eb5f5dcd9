import type { OddsItem } from '#contract/entities/lottery.ts';
import type { RaceGame } from '#contract/entities/lottery-game.ts';
import type { Race } from '#contract/entities/race.ts';
import { getRaceOdds } from '#contract/rows/get-race-odds.ts';
import { listRaceResults } from '#contract/rows/list-race-results.ts';
import { listRaces } from '#contract/rows/list-races.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** The race to bet on and the ten before it. */
const RACES_SHOWN = 11;
/** As far back as the statistics reach. */
const RACES_COUNTED = 100;

interface OfGame {
  readonly game: RaceGame;
}
interface Races {
  readonly total: number;
  readonly races: Race[];
}

const racingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRaces: build.query<Races, OfGame>({
      query: fromRow(listRaces, ({ game }) => ({ params: { race: game }, query: { start: 0, limit: RACES_SHOWN } })),
    }),
    /** `after` is the race that was the last when it was asked for: a new one asks anew. */
    countRaces: build.query<Races, OfGame & { readonly after: string }>({
      query: fromRow(listRaceResults, ({ game }) => ({
        params: { race: game },
        query: { start: 0, limit: RACES_COUNTED },
      })),
    }),
    getRaceOdds: build.query<OddsItem[], OfGame>({
      query: fromRow(getRaceOdds, ({ game }) => ({ params: { race: game } })),
    }),
  }),
});

export const { useListRacesQuery, useCountRacesQuery, useGetRaceOddsQuery } = racingApi;
