import { CHANGE_KIND, type Order, type TransactionStatus } from '#contract/entities/transaction.ts';
import type { StoredRecord } from '#simulator/store/records.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';

/** A deposit or a withdrawal as it is kept. Amounts in millionths, as text: JSON has no bigint. */
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
  readonly address?: string;
  readonly payUrl?: string;
  readonly updatedMs: number;
  readonly remark: string;
  /** What will become of it unless a control call says otherwise. */
  readonly willFail: boolean;
}

/** Notional house accounts: where deposits come from, where paid withdrawals go. */
export const HOUSE_DEPOSITS = 'house:deposits';
export const HOUSE_WITHDRAWALS = 'house:withdrawals';
/** What a requested withdrawal is kept in until it is paid or returned. */
export const holdAccount = (orderId: string) => `hold:${orderId}`;

export function showOrder({ id, kind, status, atMs, doc }: StoredRecord<OrderDoc>): Order {
  const { network, address, payUrl } = doc;
  return {
    order_id: id,
    kind: kind === 'deposit' ? CHANGE_KIND.recharge : CHANGE_KIND.withdraw,
    amount: fromMillionths(BigInt(doc.millionths), doc.currency),
    currency: doc.currency,
    status: status as TransactionStatus,
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
    ...(payUrl !== undefined && status === 0 && { pay_url: payUrl }),
  };
}
