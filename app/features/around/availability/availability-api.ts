import { listAvailableGames } from '#contract/rows/games/list-available-games';
import type { GameStatus } from '#contract/entities';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import { keep, kept } from '#app/store/vault.ts';
import { sortGames, type KnownGames } from './availability.ts';

const availabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAvailableGames: build.query<KnownGames, void>({
      query: fromRow(listAvailableGames, () => ({})),
      transformResponse: (games: { game_id: number; status: GameStatus }[]) => sortGames(games),
      async onQueryStarted(_, { queryFulfilled }) {
        try {
          keepGames((await queryFulfilled).data);
        } catch {
          // The values stored before stay.
        }
      },
    }),
  }),
});

export const { useListAvailableGamesQuery } = availabilityApi;
/** Reads them before anything shows them. */
export const readAvailableGames = () =>
  availabilityApi.endpoints.listAvailableGames.initiate(undefined, { subscribe: false });

/** This browser's last answer: the navigation is painted from it until the next one arrives. */
export function keptGames(): KnownGames | undefined {
  const available = kept('available_games');
  if (available === undefined) return undefined;
  return { available, visible: kept('visible_games') ?? [], disabled: kept('disable_games') ?? [] };
}

/** The answer arrives every minute and rarely changes: only a changed one is encrypted and written. */
function keepGames(games: KnownGames): void {
  if (JSON.stringify(games) === JSON.stringify(keptGames())) return;
  void keep({
    available_games: [...games.available],
    visible_games: [...games.visible],
    disable_games: [...games.disabled],
  });
}
