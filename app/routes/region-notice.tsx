import { useTranslation } from 'react-i18next';
import { type GameLimits, LimitedGame } from '#contract/entities';
import { getGameLimits } from '#contract/rows/sports/get-game-limits';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { GameName } from '#app/features/around/availability/index.ts';

const regionApi = api.injectEndpoints({
  endpoints: (build) => ({
    regionLimits: build.query<GameLimits, LimitedGame>({
      query: fromRow(getGameLimits, (kind: LimitedGame) => ({ query: { kind } })),
      providesTags: ['Member'],
    }),
  }),
});

/** Says above a lobby that no bet of it is taken from the player's region, before one is made up. */
export function RegionNotice({ game }: { readonly game: GameName }) {
  const limited = LimitedGame.options.find((each) => each === game);
  return limited === undefined ? null : <OfGame game={limited} />;
}

function OfGame({ game }: { readonly game: LimitedGame }) {
  const { t } = useTranslation('slip');
  return useIsClosedHere(game) ? <Notice kind="warning">{t('limit.disabledRegions')}</Notice> : null;
}

/** Whether no bet on a game is taken from the player's region. */
export function useIsClosedHere(game: LimitedGame, { skip = false }: { readonly skip?: boolean } = {}): boolean {
  const { rules } = useBrand();
  const { currentData: limits } = regionApi.useRegionLimitsQuery(game, { skip });
  const region = limits?.region;
  const closed = [...(limits?.disabled_regions ?? []), ...(rules?.disabledRegions?.[game] ?? [])];
  return region !== undefined && closed.includes(region);
}
