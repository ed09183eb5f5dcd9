import type { Order } from '../entities/transaction.ts';
import { listDeposits } from '../rows/wallet/list-deposits.ts';
import { listWithdrawals } from '../rows/wallet/list-withdrawals.ts';
import { openDeposit } from '../rows/wallet/open-deposit.ts';
import { openWithdrawal } from '../rows/wallet/open-withdrawal.ts';
import { isAfterPress, isSameAmount, pageOf, plain } from './matches.ts';
import { defineSearch, type Press, type Search } from './search.ts';

const ORDERS_READ = 20;

type Sent = { readonly channel_id: string; readonly amount: string };

const isSameOrder = (order: Order, press: Press): boolean => {
  const sent = press.request.body as Sent;
  return order.channel_id === sent.channel_id && isSameAmount(order.amount, sent.amount);
};

const madeOf = ({ order_id, created_at }: Order) => ({ id: order_id, at: created_at });

/** By channel, amount and time. */
function searchOrders(row: typeof listDeposits | typeof listWithdrawals): Search<Order> {
  return {
    row,
    request: (_press, start = 0) => ({ query: { start, limit: ORDERS_READ } }),
    find: ({ orders }: { readonly orders: readonly Order[] }, press: Press) =>
      orders
        .filter((order) => isSameOrder(order, press) && isAfterPress(order.created_at, press))
        .map((order) => ({ id: order.order_id, at: Date.parse(order.created_at), receipt: order }))
        .toReversed(),
    looks: ({ request }) => {
      const { channel_id, amount } = request.body as Sent;
      return `${row.name} ${channel_id} ${plain(amount)}`;
    },
    page: ({ total, orders }: { readonly total: number; readonly orders: readonly Order[] }) =>
      pageOf(
        orders.map((order) => [order.order_id, order.created_at]),
        ORDERS_READ,
        total,
      ),
  };
}

export const openDepositSearch = defineSearch({
  row: openDeposit,
  secrets: ['card'],
  search: searchOrders(listDeposits),
  isOwn: ({ order }, press) => isSameOrder(order, press),
  made: ({ order }) => madeOf(order),
  rebuild: (order: Order) => ({ order }),
});

export const openWithdrawalSearch = defineSearch({
  row: openWithdrawal,
  secrets: ['payment_password'],
  isCounted: true,
  search: searchOrders(listWithdrawals),
  isOwn: ({ order }, press) => isSameOrder(order, press),
  made: ({ order }) => madeOf(order),
  rebuild: (order: Order, balance) => ({ order, balance }),
});
