import type { Order } from '#contract/entities/transaction.ts';
import { listDeposits } from '#contract/rows/list-deposits.ts';
import { listWithdrawals } from '#contract/rows/list-withdrawals.ts';
import { openDeposit } from '#contract/rows/open-deposit.ts';
import { openWithdrawal } from '#contract/rows/open-withdrawal.ts';
import { isAfterPress, isSameAmount } from '#app/api/money/fits.ts';
import type { Intent } from '#app/api/money/intent.ts';
import { defineMoney, type Search } from '#app/api/money/money-row.ts';

const ORDERS_READ = 20;

/** Orders by channel, amount and time. */
function searchOrders(row: typeof listDeposits | typeof listWithdrawals): Search<Order> {
  return {
    row,
    request: () => ({ query: { start: 0, limit: ORDERS_READ } }),
    find: ({ orders }: { readonly orders: readonly Order[] }, intent: Intent) => {
      const sent = intent.request.body as { readonly channel_id: string; readonly amount: string };
      return orders
        .filter((order) => order.channel_id === sent.channel_id && isSameAmount(order.amount, sent.amount))
        .filter((order) => isAfterPress(order.created_at, intent))
        .map((order) => ({ id: order.order_id, receipt: order }))
        .toReversed();
    },
  };
}

export const openDepositMoney = defineMoney({
  row: openDeposit,
  receipt: ({ order }) => order,
  secrets: ['card'],
  search: searchOrders(listDeposits),
});

export const openWithdrawalMoney = defineMoney({
  row: openWithdrawal,
  receipt: ({ order }): Order => order,
  secrets: ['payment_password'],
  isCounted: true,
  search: searchOrders(listWithdrawals),
});
