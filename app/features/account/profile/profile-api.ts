import type { InferOutput } from 'valibot';
import type { CheckIn, Order, VipLevel } from '#contract/entities';
import { getPushKey } from '#contract/rows/account/get-push-key';
import { listCheckIns } from '#contract/rows/content/list-check-ins';
import { listDeposits } from '#contract/rows/wallet/list-deposits';
import { listVipLevels } from '#contract/rows/account/list-vip-levels';
import { api } from '#app/api/api.ts';
import type { CallMeta } from '#app/api/base-query.ts';
import { fromRow } from '#app/api/from-row.ts';
import { paidIn, type PaidIn } from './vip/paid-in.ts';

/** Section 9 of the specification: a day may be claimed elsewhere at any time. */
const KEEP_CHECK_INS_S = 1;
/** The contract's maximum per page; more pages than any player has. */
const PAGE = 1_000;
const PAGES_MAX = 20;

type OrdersPage = { readonly total: number; readonly orders: readonly Order[] };

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVipLevels: build.query<InferOutput<typeof VipLevel>[], void>({ query: fromRow(listVipLevels, () => ({})) }),
    getPushKey: build.query<{ key: string }, void>({ query: fromRow(getPushKey, () => ({})) }),
    listCheckIns: build.query<CheckIn[], void>({
      query: fromRow(listCheckIns, () => ({})),
      keepUnusedDataFor: KEEP_CHECK_INS_S,
      providesTags: ['Orders'],
    }),
    /** Total deposits: the upstream gives the level, but not the amount behind it. */
    getPaidIn: build.query<PaidIn, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const orders: Order[] = [];
        for (let page = 0; page < PAGES_MAX; page += 1) {
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

export const { useGetPushKeyQuery, useListVipLevelsQuery, useListCheckInsQuery, useGetPaidInQuery } = profileApi;
