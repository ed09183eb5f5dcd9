import {
  addAmounts,
  compareAmounts,
  digitsAt,
  parseDecimal,
  rateOf,
  subtractAmounts,
  truncateAmount,
} from '#engine/money';
import { exchangeAmount } from '#app/features/account/account/index.ts';
import { type CurrencyOption, type Order, TRANSACTION_STATUS } from '#contract/entities';

/** Deposits by currency. */
export type PaidIn = Readonly<Record<string, string>>;

/** Adds up the completed deposits; one that two pages list counts once. */
export function paidIn(orders: readonly Order[]): PaidIn {
  const sums: Record<string, string> = {};
  for (const { status, currency, amount } of new Map(orders.map((order) => [order.order_id, order])).values()) {
    if (status === TRANSACTION_STATUS.success) sums[currency] = addAmounts(sums[currency] ?? '0', amount);
  }
  return sums;
}

/**
 * The sum in one currency at today's rates. A deposit in a currency without a rate is left out: the page must not promise a level
 * on a guess.
 *
 * @throws EngineError `unknownCurrency` if the target currency has no rate
 */
export function paidInAs(sums: PaidIn, currency: string, options: readonly CurrencyOption[]): string {
  rateOf(options, currency);
  return Object.entries(sums).reduce(
    (total, [from, sum]) => addAmounts(total, exchangeAmount(sum, { from, to: currency }, options) ?? '0'),
    truncateAmount('0', 2),
  );
}

export interface VipProgress {
  /** What is still missing; zero if only the upstream's decision is missing. */
  readonly missing: string;
  /** Thousandths of the way from one level to the next: for drawing only, never used in calculations. */
  readonly share: number;
}

const WHOLE = 1_000n;
const PLACES = 8;

/** Distance from one threshold to the next. @example vipProgress('1500', '500', '5000') // { missing: '3500', share: 222 } */
export function vipProgress(paid: string, from: string, to: string): VipProgress {
  if (compareAmounts(paid, to) >= 0) return { missing: '0', share: Number(WHOLE) };
  const missing = subtractAmounts(to, paid);
  if (compareAmounts(paid, from) <= 0) return { missing, share: 0 };
  const digits = (amount: string) => digitsAt(parseDecimal(amount), PLACES);
  const share = (digits(subtractAmounts(paid, from)) * WHOLE) / digits(subtractAmounts(to, from));
  return { missing, share: Number(share) };
}
