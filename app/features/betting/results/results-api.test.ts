import { beforeAll, expect, it } from 'vitest';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import type { AppStore } from '#app/store/store.ts';
import { stubPage } from '#app/test/read-hook.ts';
import { resultsApi } from './results-api.ts';

beforeAll(() => stubPage());

const { matchResults, cricketResults, drawResults, raceResults } = resultsApi.endpoints;
const TIME = '2026-03-14T12:00:00Z';
const TIMES = { draw_number: '7', open_time: TIME, close_time: TIME, draw_time: TIME, state: 'cancelled' };
const match = (id: string) => aMatch({ match_id: id, state: 'finished' });
const cricket = (matchId: string) => ({
  matchId,
  league: 'Cup',
  home: 'Vale',
  away: 'Aster',
  startTime: TIME,
  state: 'finished',
  bets: {},
});
const draw = (id: string) => ({ match_id: id, game: 'hkmarksix', ...TIMES });
const race = (id: string) => ({ id, game: 'pk10', ...TIMES });

interface Answered {
  readonly data?: { readonly pages: readonly object[]; readonly pageParams: readonly number[] } | undefined;
  readonly hasNextPage: boolean;
}

interface Call {
  readonly read: (store: AppStore, options?: { readonly direction: 'forward' }) => PromiseLike<Answered>;
  readonly name: 'matches' | 'draws' | 'races';
  readonly item: (id: string) => object;
}
const LISTS: readonly (readonly [string, Call])[] = [
  [
    'api/v1/soccer/history?start=%&limit=50',
    {
      read: (store, options) => store.dispatch(matchResults.initiate('soccer', options)),
      name: 'matches',
      item: match,
    },
  ],
  [
    'api/v1/365sports/history?start=%&limit=50',
    {
      read: (store, options) => store.dispatch(matchResults.initiate('365sports', options)),
      name: 'matches',
      item: match,
    },
  ],
  [
    'cricketAPI/matchData/history?start=%&limit=20',
    {
      read: (store, options) => store.dispatch(cricketResults.initiate(undefined, options)),
      name: 'matches',
      item: cricket,
    },
  ],
  [
    'api/v1/hkmarksix/history?start=%&limit=20',
    { read: (store, options) => store.dispatch(drawResults.initiate('hkmarksix', options)), name: 'draws', item: draw },
  ],
  [
    'api/v1/pk10/history?start=%&limit=20',
    { read: (store, options) => store.dispatch(raceResults.initiate('pk10', options)), name: 'races', item: race },
  ],
];

const SIZES = [
  [3, [3], [0]],
  [6, [3, 2, 1], [0, 3, 5]],
  [0, [0], [0]],
  // With a total above its content.
  [9, [3, 0], [0, 3]],
] as const;

it.each(LISTS)('%s is read to its end', async (address, { read, name, item }) => {
  for (const [total, sizes, starts] of SIZES) {
    const pages = sizes.map((size, at) => ({
      total,
      [name]: Array.from({ length: size }, (_, place) => item(`i${at}-${place}`)),
    }));
    const left = [...pages];
    const { store, asked } = upstream({ '': () => left.shift() });
    let answered = await read(store);
    for (let more = left.length; answered.hasNextPage && more >= 0; more -= 1)
      answered = await read(store, { direction: 'forward' });
    expect(answered.data).toEqual({ pages, pageParams: starts });
    expect(asked).toEqual(starts.map((start) => `GET /sports/${address.replace('%', String(start))}`));
  }
});
