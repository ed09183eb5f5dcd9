import type { InferOutput } from 'valibot';
import type { Bank, PaymentChannel, PaymentTypeEntry, PayoutAccount } from '#contract/entities/payment.ts';
import type { Order } from '#contract/entities/transaction.ts';
import { continueDeposit } from '#contract/rows/continue-deposit.ts';
import { deletePayoutAccount } from '#contract/rows/delete-payout-account.ts';
import { listBanks } from '#contract/rows/list-banks.ts';
import { listDepositChannels } from '#contract/rows/list-deposit-channels.ts';
import { listDeposits } from '#contract/rows/list-deposits.ts';
import { listDepositTypes } from '#contract/rows/list-deposit-types.ts';
import { listPayoutAccounts } from '#contract/rows/list-payout-accounts.ts';
import { listWithdrawalChannels } from '#contract/rows/list-withdrawal-channels.ts';
import { listWithdrawals } from '#contract/rows/list-withdrawals.ts';
import { listWithdrawalTypes } from '#contract/rows/list-withdrawal-types.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

type TypeEntry = InferOutput<typeof PaymentTypeEntry>;

/** Enough for whatever is still open. */
const ORDERS_READ = 50;
const newest = () => ({ query: { start: 0, limit: ORDERS_READ } });
const ordersOf = ({ orders }: { readonly orders: Order[] }) => orders;

const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDepositTypes: build.query<TypeEntry[], void>({ query: fromRow(listDepositTypes, () => ({})) }),
    // Bounds and fees are in the wallet's currency: another one is another list.
    listDepositChannels: build.query<PaymentChannel[], string>({ query: fromRow(listDepositChannels, () => ({})) }),
    listDeposits: build.query<Order[], void>({
      query: fromRow(listDeposits, newest),
      transformResponse: ordersOf,
      providesTags: ['Orders'],
    }),
    continueDeposit: build.mutation<{ order: Order }, string>({
      query: fromRow(continueDeposit, (order_id: string) => ({ body: { order_id } })),
      invalidatesTags: ['Orders'],
    }),
    listWithdrawalTypes: build.query<TypeEntry[], void>({ query: fromRow(listWithdrawalTypes, () => ({})) }),
    listWithdrawalChannels: build.query<PaymentChannel[], string>({
      query: fromRow(listWithdrawalChannels, () => ({})),
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
