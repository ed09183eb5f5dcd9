import type { Order, Transaction } from '#contract/entities';
import { listDeposits } from '#contract/rows/wallet/list-deposits';
import { listTransactions } from '#contract/rows/wallet/list-transactions';
import { listWithdrawals } from '#contract/rows/wallet/list-withdrawals';
import { api } from '#app/api/api.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import { ofOrder, ofTransaction, type HistoryEntry, type HistoryFilter } from './history-entry.ts';

export type HistoryQuery = Pick<HistoryFilter, 'kind' | 'from' | 'until'>;

export interface HistoryPage {
  readonly total: number;
  readonly entries: readonly HistoryEntry[];
}

export interface PagePart {
  readonly start: number;
  readonly limit: number;
}

const PAGE_SIZE = 50;

/** Orders for deposits and withdrawals, since they have status and fees; wallet movements for the rest. */
export function historyCall({ kind, from, until }: HistoryQuery, { start, limit }: PagePart): RowCall {
  const page = { start, limit };
  if (kind === 'recharge') return fromRow(listDeposits, () => ({ query: page }))(undefined);
  if (kind === 'withdraw') return fromRow(listWithdrawals, () => ({ query: page }))(undefined);
  const [start_date, end_date] = [dayBeside(from, -1), dayBeside(until, 1)];
  return fromRow(listTransactions, () => ({
    query: { ...page, ...(start_date && { start_date }), ...(end_date && { end_date }) },
  }))(undefined);
}

const DAY_MS = 86_400_000;

/** The player's days begin up to 14 hours before or after the upstream's: a day more is asked for, and `isWanted` chooses. */
function dayBeside(day: string, by: -1 | 1): string | undefined {
  const asked = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(Date.parse(day) + by * DAY_MS) : undefined;
  return asked?.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

type Answer =
  | { readonly total: number; readonly orders: readonly Order[] }
  | { readonly total: number; readonly transactions: readonly Transaction[] };

export function toPage(answer: Answer): HistoryPage {
  const entries = 'orders' in answer ? answer.orders.map(ofOrder) : answer.transactions.map(ofTransaction);
  return { total: answer.total, entries };
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    walletHistory: build.infiniteQuery<HistoryPage, HistoryQuery, number>({
      query: ({ queryArg, pageParam }) => historyCall(queryArg, { start: pageParam, limit: PAGE_SIZE }),
      transformResponse: toPage,
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total, entries }, _, start) =>
          entries.length > 0 && start + entries.length < total ? start + entries.length : undefined,
      },
      providesTags: ['Orders'],
    }),
  }),
});

export const { useWalletHistoryInfiniteQuery } = historyApi;
