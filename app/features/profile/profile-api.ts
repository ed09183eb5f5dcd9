import type { InferOutput } from 'valibot';
import type { CheckIn } from '#contract/entities/activity.ts';
import type { VipLevel } from '#contract/entities/content.ts';
import type { Order } from '#contract/entities/transaction.ts';
import { listCheckIns } from '#contract/rows/list-check-ins.ts';
import { listDeposits } from '#contract/rows/list-deposits.ts';
import { listVipLevels } from '#contract/rows/list-vip-levels.ts';
import { api } from '#app/api/api.ts';
import type { CallMeta } from '#app/api/base-query.ts';
import { fromRow } from '#app/api/from-row.ts';
import { paidIn, type PaidIn } from './paid-in.ts';

/** As many as the contract gives at once; more pages than anybody has. */
const PAGE = 1_000;
const PAGES_MOST = 20;

type OrdersPage = { readonly total: number; readonly orders: readonly Order[] };

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVipLevels: build.query<InferOutput<typeof VipLevel>[], void>({ query: fromRow(listVipLevels, () => ({})) }),
    listCheckIns: build.query<CheckIn[], void>({ query: fromRow(listCheckIns, () => ({})) }),
    /** What has been paid in, all told: the upstream says which level that gives, not how much it was. */
    getPaidIn: build.query<PaidIn, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const orders: Order[] = [];
        for (let page = 0; page < PAGES_MOST; page += 1) {
          const start = page * PAGE;
          const answer = await baseQuery(fromRow(listDeposits, () => ({ query: { start, limit: PAGE } }))(undefined));
          if (answer.error !== undefined) return { error: answer.error, meta: answer.meta as CallMeta };
          const { total, orders: found } = answer.data as OrdersPage;
          orders.push(...found);
          if (found.length === 0 || start + found.length >= total) break;
        }
        return { data: paidIn(orders) };
      },
      providesTags: ['Orders'],
    }),
  }),
});

export const { useListVipLevelsQuery, useListCheckInsQuery, useGetPaidInQuery } = profileApi;
