import type { InferOutput } from 'valibot';
import type { CheckIn } from '#contract/entities/activity.ts';
import type { VipLevel } from '#contract/entities/content.ts';
import { listCheckIns } from '#contract/rows/list-check-ins.ts';
import { listVipLevels } from '#contract/rows/list-vip-levels.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVipLevels: build.query<InferOutput<typeof VipLevel>[], void>({ query: fromRow(listVipLevels, () => ({})) }),
    listCheckIns: build.query<CheckIn[], void>({ query: fromRow(listCheckIns, () => ({})) }),
  }),
});

export const { useListVipLevelsQuery, useListCheckInsQuery } = profileApi;
