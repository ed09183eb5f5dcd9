import type { InferOutput } from 'valibot';
import type { WalletGame } from '#contract/brand';
import type { LiveGame as LiveGameSchema, ThirdPartyGame } from '#contract/entities';
import { launchCardGame } from '#contract/rows/games/launch-card-game';
import { launchLiveGame } from '#contract/rows/games/launch-live-game';
import { launchNg } from '#contract/rows/games/launch-ng';
import { launchNoahGame } from '#contract/rows/games/launch-noah-game';
import { launchPgGame } from '#contract/rows/games/launch-pg-game';
import { launchTadaGame } from '#contract/rows/games/launch-tada-game';
import { listLiveGames } from '#contract/rows/games/list-live-games';
import { listNoahGames } from '#contract/rows/games/list-noah-games';
import { listPgGames } from '#contract/rows/games/list-pg-games';
import { listTadaGames } from '#contract/rows/games/list-tada-games';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { Provider } from './providers.ts';

export type Game = InferOutput<typeof ThirdPartyGame>;
export type LiveGame = InferOutput<typeof LiveGameSchema>;

const LISTS = { pgGame: listPgGames, tadaGame: listTadaGames, noah: listNoahGames } as const;
const LAUNCHES = { pgGame: launchPgGame, tadaGame: launchTadaGame, noah: launchNoahGame } as const;

interface LiveLaunch {
  readonly id: string;
  readonly country: string;
  readonly fingerprint: string;
}

const gamesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGames: build.query<Game[], Provider>({
      query: (type) => fromRow(LISTS[type], () => ({}))(undefined),
      providesTags: ['Texts'],
    }),
    listLive: build.query<LiveGame[], string>({
      query: fromRow(listLiveGames, (language) => ({ query: { language } })),
    }),
    launchGame: build.mutation<{ url: string }, { readonly type: Provider | WalletGame; readonly id: string }>({
      query({ type, id }) {
        if (type === 'cardGame') return fromRow(launchCardGame, () => ({ query: { game_id: id } }))(undefined);
        if (type === 'ngGame') return fromRow(launchNg, () => ({ body: { plat_type: id } }))(undefined);
        return fromRow(LAUNCHES[type], () => ({ params: { id } }))(undefined);
      },
    }),
    launchLive: build.mutation<{ data: string }, LiveLaunch>({
      query: fromRow(launchLiveGame, ({ id, country, fingerprint }) => ({
        params: { id, country },
        body: { fingerprint },
      })),
    }),
  }),
});

export const { useListGamesQuery, useListLiveQuery, useLaunchGameMutation, useLaunchLiveMutation } = gamesApi;
