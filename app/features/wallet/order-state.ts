import { CHANGE_KIND, TRANSACTION_STATUS, type Order, type TransactionStatus } from '#contract/entities/transaction.ts';

const { pending, failed, success, rejected } = TRANSACTION_STATUS;

export type OrderWord = 'waiting' | keyof typeof TRANSACTION_STATUS;

const WORDS = Object.fromEntries(
  Object.entries(TRANSACTION_STATUS).map(([word, status]) => [status, word]),
) as Readonly<Record<TransactionStatus, keyof typeof TRANSACTION_STATUS>>;

export const statusWord = (status: TransactionStatus) => WORDS[status];

/** The one word about an order. A deposit that is pending waits for the player's payment. */
export function orderWord({ kind, status }: Pick<Order, 'kind' | 'status'>): OrderWord {
  return kind === CHANGE_KIND.recharge && status === pending ? 'waiting' : statusWord(status);
}

/** Nothing more will happen to it. */
export const isDecided = ({ status }: Pick<Order, 'status'>): boolean =>
  status === failed || status === success || status === rejected;

/** A deposit that the player can still pay. */
export const isPayable = ({ status }: Pick<Order, 'status'>): boolean => status === pending;

/** How it went, for colour and icon. */
export function orderTone({ status }: Pick<Order, 'status'>): 'good' | 'bad' | 'open' {
  if (status === success) return 'good';
  return status === failed || status === rejected ? 'bad' : 'open';
}
