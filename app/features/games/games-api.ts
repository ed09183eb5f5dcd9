import type { InferOutput } from 'valibot';
import type { WalletGame } from '#contract/brand/games.ts';
import type { LiveGame as LiveGameSchema, ThirdPartyGame } from '#contract/entities/third-party.ts';
import { launchCardGame } from '#contract/rows/launch-card-game.ts';
import { launchLiveGame } from '#contract/rows/launch-live-game.ts';
import { launchNg } from '#contract/rows/launch-ng.ts';
import { launchNoahGame } from '#contract/rows/launch-noah-game.ts';
import { launchPgGame } from '#contract/rows/launch-pg-game.ts';
import { launchTadaGame } from '#contract/rows/launch-tada-game.ts';
import { listLiveGames } from '#contract/rows/list-live-games.ts';
import { listNoahGames } from '#contract/rows/list-noah-games.ts';
import { listPgGames } from '#contract/rows/list-pg-games.ts';
import { listTadaGames } from '#contract/rows/list-tada-games.ts';
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
    listGames: build.query<Game[], Provider>({ query: (type) => fromRow(LISTS[type], () => ({}))(undefined) }),
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
