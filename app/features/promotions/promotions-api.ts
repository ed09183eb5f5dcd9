import type { InferOutput } from 'valibot';
import type { Promotion as PromotionSchema } from '#contract/entities/content.ts';
import { listPromotions } from '#contract/rows/list-promotions.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

export type Promotion = InferOutput<typeof PromotionSchema>;

/** Section 3 of the specification. */
export const PROMOTION_KIND = { download: 0, tile: 1 } as const;

const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPromotions: build.query<Promotion[], void>({ query: fromRow(listPromotions, () => ({})) }),
  }),
});

export const { useListPromotionsQuery } = promotionsApi;
