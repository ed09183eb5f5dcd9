import { CHANGE_KIND, type Order, TRANSACTION_STATUS, type TransactionStatus } from '#contract/entities';

const { pending, failed, success, rejected } = TRANSACTION_STATUS;

export type OrderWord = 'waiting' | keyof typeof TRANSACTION_STATUS;

const WORDS = Object.fromEntries(
  Object.entries(TRANSACTION_STATUS).map(([word, status]) => [status, word]),
) as Readonly<Record<TransactionStatus, keyof typeof TRANSACTION_STATUS>>;

export const statusWord = (status: TransactionStatus) => WORDS[status];

/** The state of an order. A pending deposit waits for the player's payment. */
export function orderWord({ kind, status }: Pick<Order, 'kind' | 'status'>): OrderWord {
  return kind === CHANGE_KIND.recharge && status === pending ? 'waiting' : statusWord(status);
}

/** The order is final. */
export const isDecided = ({ status }: Pick<Order, 'status'>): boolean =>
  status === failed || status === success || status === rejected;

/** A deposit that the player can still pay. */
export const isPayable = ({ status }: Pick<Order, 'status'>): boolean => status === pending;

/** The tone of a state, for colour and icon. */
export function orderTone({ status }: Pick<Order, 'status'>): 'good' | 'bad' | 'open' {
  if (status === success) return 'good';
  return status === failed || status === rejected ? 'bad' : 'open';
}
