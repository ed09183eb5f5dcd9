import { skipToken } from '@reduxjs/toolkit/query';
import type { Account, CurrencyOption, Member } from '#contract/entities';
import { getAccount } from '#contract/rows/account/get-account';
import { getMember } from '#contract/rows/account/get-member';
import { listCurrencies } from '#contract/rows/wallet/list-currencies';
import { api } from '#app/api/api.ts';
import type { CallMeta } from '#app/api/base-query.ts';
import { fromRow } from '#app/api/from-row.ts';
import { useIsCalm } from '#app/ui/first/calm.ts';

/** An account with the monotonic time at which its request was sent. */
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

export const { useGetAccountQuery, useGetMemberQuery } = accountApi;
/** Rates are no part of the first view. */
export const useListCurrenciesQuery = () => accountApi.useListCurrenciesQuery(useIsCalm() ? undefined : skipToken);
