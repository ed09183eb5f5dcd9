import type { InferOutput } from 'valibot';
import type { GameLimits, Promotion as PromotionSchema } from '#contract/entities';
import { getGameLimits } from '#contract/rows/sports/get-game-limits';
import { listPromotions } from '#contract/rows/content/list-promotions';
import { useIsOffered } from '#app/features/around/availability/index.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import { serverClock } from '#app/api/server-clock.ts';

export type Promotion = InferOutput<typeof PromotionSchema>;

/** Section 3 of the specification. */
export const PROMOTION_KIND = { download: 0, tile: 1 } as const;

const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<Promotion[], void>({
      query: fromRow(listPromotions, () => ({})),
      providesTags: ['Texts'],
    }),
    regionOfPromotions: build.query<string | null, void>({
      query: fromRow(getGameLimits, () => ({ query: { kind: 'soccer' as const } })),
      transformResponse: ({ region }: GameLimits) => region ?? null,
      providesTags: ['Member'],
    }),
  }),
});

/** Before its first instant and after its last one a promotion is not advertised. */
const runs = ({ from, until }: Promotion): boolean => {
  const now = serverClock.gameTime();
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));
};

/** The promotions that run now in the player's country, about something that this brand offers. */
export function usePromotions() {
  const asked = promotionsApi.useListPromotionsQuery();
  const isOffered = useIsOffered();
  // Where none is of some countries only, the upstream is not asked where the player is.
  const skip = asked.data?.some(({ regions }) => regions !== undefined) !== true;
  const { currentData: region } = promotionsApi.useRegionOfPromotionsQuery(undefined, { skip });
  const isHere = ({ regions }: Promotion) =>
    regions === undefined || (typeof region === 'string' && regions.includes(region));
  return { ...asked, data: asked.data?.filter((each) => runs(each) && isHere(each) && isOffered(each)) };
}
