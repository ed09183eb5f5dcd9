import { addAmounts, compareAmounts, subtractAmounts, truncateAmount } from '#engine/money/amount.ts';
import { convertBetween } from '#engine/money/convert-between.ts';
import { digitsAt, parseDecimal } from '#engine/money/decimal.ts';
import type { CurrencyOption } from '#contract/entities/config.ts';
import { TRANSACTION_STATUS, type Order } from '#contract/entities/transaction.ts';

/** What has been paid in, by currency. */
export type PaidIn = Readonly<Record<string, string>>;

/** Adds up the deposits that have arrived; one that an edge of a page shows twice counts once. */
export function paidIn(orders: readonly Order[]): PaidIn {
  const sums: Record<string, string> = {};
  for (const { status, currency, amount } of new Map(orders.map((order) => [order.order_id, order])).values()) {
    if (status === TRANSACTION_STATUS.success) sums[currency] = addAmounts(sums[currency] ?? '0', amount);
  }
  return sums;
}

/** The sum in one currency, at today's rates. A currency that has no rate is left out: nobody is promised a level by a guess. */
export function paidInAs(sums: PaidIn, currency: string, options: readonly CurrencyOption[]): string {
  const rateOf = (name: string) => options.find((option) => option.currency === name)?.exchange;
  const to = rateOf(currency) ?? '1';
  return Object.entries(sums).reduce(
    (total, [name, sum]) => {
      const from = name === currency ? to : rateOf(name);
      return from === undefined ? total : addAmounts(total, convertBetween(sum, { from, to }, currency));
    },
    truncateAmount('0', 2),
  );
}

export interface VipProgress {
  /** What is still to be paid in, zero where the upstream has only to say so. */
  readonly missing: string;
  /** In thousandths of the way from the one level to the next: for drawing only, nothing is reckoned with it. */
  readonly share: number;
}

const WHOLE = 1_000n;
const PLACES = 8;

/** How far it is from one threshold to the next. @example vipProgress('1500', '500', '5000') // { missing: '3500', share: 222 } */
export function vipProgress(paid: string, from: string, to: string): VipProgress {
  if (compareAmounts(paid, to) >= 0) return { missing: '0', share: Number(WHOLE) };
  const missing = subtractAmounts(to, paid);
  if (compareAmounts(paid, from) <= 0) return { missing, share: 0 };
  const digits = (amount: string) => digitsAt(parseDecimal(amount), PLACES);
  const share = (digits(subtractAmounts(paid, from)) * WHOLE) / digits(subtractAmounts(to, from));
  return { missing, share: Number(share) };
}
