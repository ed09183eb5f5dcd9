import type { Order } from '#contract/entities';
import { fullTime, usdt } from './expected-texts.ts';

/** What the history of the wallet writes of a deposit or a withdrawal, in English: worked out here, without the app's own code. */

const STATUSES = ['Waiting for payment', 'Approved', 'Failed', 'Done', 'Rejected', 'Processing'];
const APPROVALS = ['Waiting for approval', 'Approved, being paid', 'Payment failed', 'Paid', 'Rejected'];

const nameOf = ({ kind }: Order) => (kind === 34 ? 'Deposit' : 'Withdrawal');

/** @example 'PIX 10.000000 Done' */
export const orderSummary = ({ method, amount, status }: Order): string => `${method} ${amount} ${STATUSES[status]}`;

/** The line of an order. */
/** Failed or rejected: nothing has arrived. */
const hasFailed = ({ status }: Order): boolean => status === 2 || status === 4;

export const orderEntry = (order: Order): string[] => [
  nameOf(order),
  fullTime(order.created_at),
  [order.method, order.order_id, ...(order.remark === '' ? [] : [order.remark])].join(' · '),
  ...(order.approval === undefined ? [] : ['Approval', ':', APPROVALS[order.approval] ?? '']),
  usdt(order.amount),
  STATUSES[order.status] ?? '',
  ...(order.amount === order.net_amount || hasFailed(order) ? [] : [`Net: ${usdt(order.net_amount)}`]),
];

const COLUMNS: readonly (readonly [string, (order: Order) => string])[] = [
  ['Date', (order) => order.created_at],
  ['Kind', nameOf],
  ['Amount', (order) => order.amount],
  ['Currency', (order) => order.currency],
  ['Status', (order) => STATUSES[order.status] ?? ''],
  ['Balance', () => ''],
  ['Service fee', (order) => (hasFailed(order) ? '0' : order.service_fee)],
  ['Network fee', (order) => (hasFailed(order) ? '0' : order.network_fee)],
  ['Net amount', (order) => (hasFailed(order) ? '0' : order.net_amount)],
  ['Channel', (order) => order.method],
  ['Game', () => ''],
  ['Reference', (order) => order.order_id],
  ['Note', (order) => order.remark],
];

/** The file that the history of orders is exported to. */
export const orderCsv = (orders: readonly Order[]): string =>
  [COLUMNS.map(([name]) => name), ...orders.map((order) => COLUMNS.map(([, read]) => read(order)))]
    .map((fields) => fields.map((field) => `"${field}"`).join(','))
    .reduce((file, line) => `${file}${line}\r\n`, '\uFEFF');

/** The history of a member who had nothing and got 1 USDT, then 2, and so on: newest first. */
export const corrections = (count: number, at: string): string[][] =>
  Array.from({ length: count }, (_, index) => BigInt(count - index)).map((number) => [
    'Correction',
    fullTime(at),
    `+${usdt(`${number}`)}`,
    `Balance: ${usdt(`${(number * (number + 1n)) / 2n}`)}`,
  ]);
