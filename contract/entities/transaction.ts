import * as v from 'valibot';
import { Amount, Currency, Id, Instant, Rate, SignedAmount } from '../primitives.ts';

/** Pending 0, audited 1, failed 2, success 3, rejected 4, processing 5. */
export const TRANSACTION_STATUS = {
  pending: 0,
  audited: 1,
  failed: 2,
  success: 3,
  rejected: 4,
  processing: 5,
} as const;
export const TransactionStatus = v.picklist([0, 1, 2, 3, 4, 5]);
export type TransactionStatus = v.InferOutput<typeof TransactionStatus>;

/** Approval of a withdrawal: can be approved 0, processing 1, failed 2, transaction succeeded 3, rejected 4. */
export const APPROVAL_STATUS = {
  canApprove: 0,
  processing: 1,
  failed: 2,
  successTransaction: 3,
  reject: 4,
} as const;
export const ApprovalStatus = v.picklist([0, 1, 2, 3, 4]);
export type ApprovalStatus = v.InferOutput<typeof ApprovalStatus>;

/** `kind` of the transaction history: recharge 34, withdraw 50. */
export const CHANGE_KIND = { recharge: 34, withdraw: 50 } as const;

/** A deposit or a withdrawal. */
export const Order = v.object({
  order_id: Id,
  kind: v.picklist([CHANGE_KIND.recharge, CHANGE_KIND.withdraw]),
  amount: Amount,
  currency: Currency,
  status: TransactionStatus,
  /** Of a withdrawal. The specification lists the codes without a property, so its name is ours. */
  approval: v.optional(ApprovalStatus),
  created_at: Instant,
  updated_at: Instant,
  remark: v.string(),
  channel_id: Id,
  provider: v.string(),
  method: v.string(),
  network: v.optional(v.string()),
  address: v.optional(v.string()),
  service_fee: Amount,
  network_fee: Amount,
  /** Amount received. */
  net_amount: Amount,
  /**
   * Our addition, for crypto: what the player sends for `amount` (deposit) or receives of `net_amount` (withdrawal) in the coin, and
   * units of `currency` for one coin. Absent: the app computes it as for a channel without `coin`.
   */
  coin: v.optional(v.object({ currency: Currency, amount: Amount, rate: Rate })),
  /** Payment page of an open deposit. */
  pay_url: v.optional(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

/** A wallet movement as in the history. */
export const Transaction = v.object({
  id: Id,
  kind: v.pipe(v.number(), v.integer()),
  type: v.string(),
  /** Our addition: product (`PRODUCT_IDS`) of a stake, payout or round. */
  game_id: v.optional(v.pipe(v.number(), v.integer())),
  amount: SignedAmount,
  balance: Amount,
  currency: Currency,
  status: TransactionStatus,
  at: Instant,
  remark: v.string(),
});
export type Transaction = v.InferOutput<typeof Transaction>;
