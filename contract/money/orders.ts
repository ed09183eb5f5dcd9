import type { Order } from '../entities/transaction.ts';
import { listDeposits } from '../rows/wallet/list-deposits.ts';
import { listWithdrawals } from '../rows/wallet/list-withdrawals.ts';
import { openDeposit } from '../rows/wallet/open-deposit.ts';
import { openWithdrawal } from '../rows/wallet/open-withdrawal.ts';
import { isAfterPress, isSameAmount, pageEnd, plain } from './matches.ts';
import { defineSearch, type Press, type Search } from './search.ts';

const ORDERS_READ = 20;

/** Finds orders by channel, amount and time. */
function searchOrders(row: typeof listDeposits | typeof listWithdrawals): Search<Order> {
  return {
    row,
    request: (_press, start = 0) => ({ query: { start, limit: ORDERS_READ } }),
    find: ({ orders }: { readonly orders: readonly Order[] }, press: Press) => {
      const sent = press.request.body as { readonly channel_id: string; readonly amount: string };
      return orders
        .filter((order) => order.channel_id === sent.channel_id && isSameAmount(order.amount, sent.amount))
        .filter((order) => isAfterPress(order.created_at, press))
        .map((order) => ({ id: order.order_id, receipt: order }))
        .toReversed();
    },
    looks: ({ request }) => {
      const { channel_id, amount } = request.body as { readonly channel_id: string; readonly amount: string };
      return `${row.name} ${channel_id} ${plain(amount)}`;
    },
    page: ({ orders }: { readonly orders: readonly Order[] }, press) =>
      pageEnd(
        orders.map((order) => order.created_at),
        ORDERS_READ,
        press,
      ),
  };
}

export const openDepositSearch = defineSearch({
  row: openDeposit,
  secrets: ['card'],
  search: searchOrders(listDeposits),
  rebuild: (order: Order) => ({ order }),
});

export const openWithdrawalSearch = defineSearch({
  row: openWithdrawal,
  secrets: ['payment_password'],
  isCounted: true,
  search: searchOrders(listWithdrawals),
  rebuild: (order: Order, balance) => ({ order, balance }),
});
