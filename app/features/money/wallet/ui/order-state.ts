import {
  APPROVAL_STATUS,
  type ApprovalStatus,
  CHANGE_KIND,
  type Order,
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '#contract/entities';

const { pending, failed, success, rejected } = TRANSACTION_STATUS;

/** The labels of the specification, section 4. A movement that is done has `refunded` or `settled` for what it came from. */
export type OrderWord = 'waiting' | 'created' | 'refunded' | 'settled' | keyof typeof TRANSACTION_STATUS;

const WORDS = Object.fromEntries(
  Object.entries(TRANSACTION_STATUS).map(([word, status]) => [status, word]),
) as Readonly<Record<TransactionStatus, keyof typeof TRANSACTION_STATUS>>;

export const statusWord = (status: TransactionStatus) => WORDS[status];

export type ApprovalWord = keyof typeof APPROVAL_STATUS;

const APPROVALS = Object.fromEntries(
  Object.entries(APPROVAL_STATUS).map(([word, approval]) => [approval, word]),
) as Readonly<Record<ApprovalStatus, ApprovalWord>>;

/** How far the approval of a withdrawal is; undefined where the upstream does not say. */
export const approvalWord = ({ approval }: Pick<Order, 'approval'>): ApprovalWord | undefined =>
  approval === undefined ? undefined : APPROVALS[approval];

/** The state of an order. A pending deposit waits for the player's payment; a withdrawal that no one has looked at yet was created. */
export function orderWord({ kind, status, approval }: Pick<Order, 'kind' | 'status' | 'approval'>): OrderWord {
  if (status !== pending) return statusWord(status);
  if (kind === CHANGE_KIND.recharge) return 'waiting';
  return approval === APPROVAL_STATUS.canApprove ? 'created' : 'pending';
}

/** A payment is pushed, another state is not: an order on the screen is asked for so often until it is final. */
export const OPEN_ORDER = { pollingInterval: 5_000, skipPollingIfUnfocused: true } as const;

/** The order is final. */
export const isDecided = ({ status }: Pick<Order, 'status'>): boolean => status === success || isLost({ status });

/** The order came to nothing: no fee was taken, and nothing was credited or paid. */
export const isLost = ({ status }: Pick<Order, 'status'>): boolean => status === failed || status === rejected;

/** A deposit that the player can still pay. */
export const isPayable = ({ status }: Pick<Order, 'status'>): boolean => status === pending;

/** The tone of a state, for colour and icon. */
export function orderTone(order: Pick<Order, 'status'>): 'good' | 'bad' | 'open' {
  if (order.status === success) return 'good';
  return isLost(order) ? 'bad' : 'open';
}
