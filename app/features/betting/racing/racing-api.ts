import type { OddsItem, Race, RaceGame } from '#contract/entities';
import { getRaceOdds } from '#contract/rows/lottery/get-race-odds';
import { listRaceResults } from '#contract/rows/lottery/list-race-results';
import { listRaces } from '#contract/rows/lottery/list-races';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

/** The race to bet on and the ten before it. */
const RACES_SHOWN = 11;
/** The number of draws in the statistics. */
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
    /** `after` is the last race at the time of the request, so that a new race requests again. */
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
