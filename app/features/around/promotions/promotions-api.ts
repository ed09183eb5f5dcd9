import type { InferOutput } from 'valibot';
import type { Promotion as PromotionSchema } from '#contract/entities';
import { listPromotions } from '#contract/rows/content/list-promotions';
import { useGetMemberQuery } from '#app/features/account/account/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
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
  const isPlayer = useIsPlayer();
  // Where none is of some countries only, the upstream is not asked where the player is.
  const skip = !isPlayer || asked.data?.some(({ regions }) => regions !== undefined) !== true;
  const region = useGetMemberQuery(undefined, { skip }).currentData?.region;
  const isHere = ({ regions }: Promotion) =>
    regions === undefined || (region !== undefined && regions.includes(region));
  return { ...asked, data: asked.data?.filter((each) => runs(each) && isHere(each) && isOffered(each)) };
}
