import type { Account, Member } from '#contract/entities/member.ts';
import type { CurrencyOption } from '#contract/entities/config.ts';
import { getAccount } from '#contract/rows/get-account.ts';
import { getMember } from '#contract/rows/get-member.ts';
import { listCurrencies } from '#contract/rows/list-currencies.ts';
import { api } from '#app/api/api.ts';
import type { CallMeta } from '#app/api/base-query.ts';
import { fromRow } from '#app/api/from-row.ts';

/** An account with the moment its reading began, on the monotonic clock. */
export interface AccountReading extends Account {
  readonly readAt: number;
}

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountReading, void>({
      query: fromRow(getAccount, () => ({})),
      transformResponse: (account: Account, meta: CallMeta | undefined) => ({
        ...account,
        readAt: meta?.startedAt ?? 0,
      }),
      providesTags: ['Account'],
    }),
    getMember: build.query<Member, void>({ query: fromRow(getMember, () => ({})), providesTags: ['Member'] }),
    listCurrencies: build.query<CurrencyOption[], void>({ query: fromRow(listCurrencies, () => ({})) }),
  }),
});

export const { useGetAccountQuery, useGetMemberQuery, useListCurrenciesQuery } = accountApi;
