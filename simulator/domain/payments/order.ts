import {
  APPROVAL_STATUS,
  type ApprovalStatus,
  CHANGE_KIND,
  type Order,
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '#contract/entities';
import type { CoreContext } from '../../core/context/core-context.ts';
import type { CardKind } from '../protection/debit-cards.ts';
import type { StoredRecord } from '../../core/store/records.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';

/** Amounts are millionths as strings: JSON has no bigint. */
export interface OrderDoc {
  readonly currency: string;
  readonly millionths: string;
  readonly serviceFee: string;
  readonly networkFee: string;
  readonly net: string;
  readonly channelId: string;
  readonly provider: string;
  readonly method: string;
  readonly network?: string;
  readonly coin?: NonNullable<Order['coin']>;
  readonly address?: string;
  /** Owner of a withdrawal's account. */
  readonly holder?: string;
  readonly payUrl?: string;
  /** A card's kind, never its number. */
  readonly card?: CardKind;
  readonly updatedMs: number;
  readonly remark: string;
  /** Fails unless a control call decides otherwise. */
  readonly willFail: boolean;
  /** A withdrawal that passes the audit but not the payment. */
  readonly isRefusedByBank?: true;
}

/** Sources of deposits and targets of withdrawals. */
export const HOUSE_DEPOSITS = 'house:deposits';
export const HOUSE_WITHDRAWALS = 'house:withdrawals';
/** Holds a withdrawal's amount until it is paid or returned. */
export const holdAccount = (orderId: string) => `hold:${orderId}`;

/** A withdrawal's approval by the state of its transaction. */
const APPROVAL_OF: Readonly<Record<TransactionStatus, ApprovalStatus>> = {
  [TRANSACTION_STATUS.pending]: APPROVAL_STATUS.canApprove,
  [TRANSACTION_STATUS.audited]: APPROVAL_STATUS.processing,
  [TRANSACTION_STATUS.processing]: APPROVAL_STATUS.processing,
  [TRANSACTION_STATUS.failed]: APPROVAL_STATUS.failed,
  [TRANSACTION_STATUS.success]: APPROVAL_STATUS.successTransaction,
  [TRANSACTION_STATUS.rejected]: APPROVAL_STATUS.reject,
};

export function showOrder(
  world: Pick<CoreContext, 'money'>,
  { id, kind, status, atMs, doc }: StoredRecord<OrderDoc>,
): Order {
  const { network, address, coin, payUrl } = doc;
  return {
    order_id: id,
    kind: kind === 'deposit' ? CHANGE_KIND.recharge : CHANGE_KIND.withdraw,
    amount: fromMillionths(BigInt(doc.millionths), world.money(doc.currency)),
    currency: doc.currency,
    status: status as TransactionStatus,
    ...(kind === 'withdrawal' && { approval: APPROVAL_OF[status as TransactionStatus] }),
    created_at: new Date(atMs).toISOString(),
    updated_at: new Date(doc.updatedMs).toISOString(),
    remark: doc.remark,
    channel_id: doc.channelId,
    provider: doc.provider,
    method: doc.method,
    ...(network !== undefined && { network }),
    ...(address !== undefined && { address }),
    service_fee: doc.serviceFee,
    network_fee: doc.networkFee,
    net_amount: doc.net,
    ...(coin !== undefined && { coin }),
    ...(payUrl !== undefined && status === 0 && { pay_url: payUrl }),
  };
}
