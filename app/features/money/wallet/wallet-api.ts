import type { InferOutput } from 'valibot';
import type { Bank, Order, PaymentChannel, PaymentTypeEntry, PayoutAccount } from '#contract/entities';
import { continueDeposit } from '#contract/rows/wallet/continue-deposit';
import { deletePayoutAccount } from '#contract/rows/wallet/delete-payout-account';
import { listBanks } from '#contract/rows/wallet/list-banks';
import { listDepositChannels } from '#contract/rows/wallet/list-deposit-channels';
import { listDeposits } from '#contract/rows/wallet/list-deposits';
import { listDepositTypes } from '#contract/rows/wallet/list-deposit-types';
import { listPayoutAccounts } from '#contract/rows/wallet/list-payout-accounts';
import { listWithdrawalChannels } from '#contract/rows/wallet/list-withdrawal-channels';
import { listWithdrawals } from '#contract/rows/wallet/list-withdrawals';
import { listWithdrawalTypes } from '#contract/rows/wallet/list-withdrawal-types';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

type TypeEntry = InferOutput<typeof PaymentTypeEntry>;

/** Enough for all open orders. */
const ORDERS_READ = 50;
const newest = () => ({ query: { start: 0, limit: ORDERS_READ } });
const ordersOf = ({ orders }: { readonly orders: Order[] }) => orders;

const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDepositTypes: build.query<TypeEntry[], void>({
      query: fromRow(listDepositTypes, () => ({})),
      providesTags: ['Texts'],
    }),
    // Bounds and fees are in the wallet's currency: a changed currency means another list.
    listDepositChannels: build.query<PaymentChannel[], string>({
      query: fromRow(listDepositChannels, () => ({})),
      providesTags: ['Texts'],
    }),
    listDeposits: build.query<Order[], void>({
      query: fromRow(listDeposits, newest),
      transformResponse: ordersOf,
      providesTags: ['Orders'],
    }),
    continueDeposit: build.mutation<{ order: Order }, string>({
      query: fromRow(continueDeposit, (order_id: string) => ({ body: { order_id } })),
      invalidatesTags: ['Orders'],
    }),
    listWithdrawalTypes: build.query<TypeEntry[], void>({
      query: fromRow(listWithdrawalTypes, () => ({})),
      providesTags: ['Texts'],
    }),
    listWithdrawalChannels: build.query<PaymentChannel[], string>({
      query: fromRow(listWithdrawalChannels, () => ({})),
      providesTags: ['Texts'],
    }),
    listWithdrawals: build.query<Order[], void>({
      query: fromRow(listWithdrawals, newest),
      transformResponse: ordersOf,
      providesTags: ['Orders'],
    }),
    listPayoutAccounts: build.query<PayoutAccount[], void>({
      query: fromRow(listPayoutAccounts, () => ({})),
      providesTags: ['PayoutAccounts'],
    }),
    deletePayoutAccount: build.mutation<object, string>({
      query: fromRow(deletePayoutAccount, (info_id: string) => ({ query: { info_id } })),
      invalidatesTags: ['PayoutAccounts'],
    }),
    listBanks: build.query<InferOutput<typeof Bank>[], string>({
      query: fromRow(listBanks, (country: string) => ({ query: { country } })),
    }),
  }),
});

export const {
  useListDepositTypesQuery,
  useListDepositChannelsQuery,
  useListDepositsQuery,
  useContinueDepositMutation,
  useListWithdrawalTypesQuery,
  useListWithdrawalChannelsQuery,
  useListWithdrawalsQuery,
  useListPayoutAccountsQuery,
  useDeletePayoutAccountMutation,
  useListBanksQuery,
} = walletApi;
