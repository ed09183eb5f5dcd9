import * as v from 'valibot';
import type { PaymentChannel } from '#contract/entities';
import { compareAmounts, truncateAmount } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount, type EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { AmountProblem as ReadProblem } from '#app/i18n/read-amount.ts';
import { shortAmount } from '#app/i18n/short-amount.ts';
import { netOf } from './fees.ts';

/** Section 5 of the specification: the minimum of a withdrawal, whatever a channel says. */
const MIN_WITHDRAWAL: Readonly<Record<string, string>> = { USDT: '2' };

export interface AmountRules {
  readonly currency: string;
  /** The channel's bounds and fees; absent for a transfer. */
  readonly channel?: Pick<PaymentChannel, 'min' | 'max' | 'service_fee' | 'network_fee'> | undefined;
  /** The available amount; absent for a deposit. */
  readonly balance?: string | undefined;
}

export type AmountProblem = ReadProblem | 'notPositive' | 'belowMin' | 'aboveMax' | 'aboveBalance' | 'nothingLeft';
export type CheckedAmount = { readonly amount: string } | { readonly problem: AmountProblem };

type Bounds = Pick<AmountRules, 'currency' | 'channel' | 'balance'>;

/** The channel's minimum; for a withdrawal never below the specification's. */
export function leastOf({ currency, channel, balance }: Bounds): string | undefined {
  if (channel === undefined) return undefined;
  const least = balance === undefined ? undefined : MIN_WITHDRAWAL[currency];
  return least !== undefined && compareAmounts(least, channel.min) > 0 ? least : channel.min;
}

/** The maximum: the channel's, or the balance. */
export function mostOf({ channel, balance }: Bounds): string | undefined {
  if (balance === undefined || channel === undefined) return balance ?? channel?.max;
  return compareAmounts(balance, channel.max) <= 0 ? balance : channel.max;
}

/** Checks an entered amount against all its bounds. @example checkAmount('5', rules) // { problem: 'belowMin' } */
export function checkAmount(entered: EnteredAmount, rules: AmountRules): CheckedAmount {
  const { currency, channel, balance } = rules;
  const read = enteredAmount(entered, placesOf(currency));
  if ('problem' in read) return read;
  const { amount } = read;
  const isAbove = (limit: string | undefined) => limit !== undefined && compareAmounts(amount, limit) > 0;
  const least = leastOf(rules);
  if (!isAbove('0')) return { problem: 'notPositive' };
  if (least !== undefined && compareAmounts(amount, least) < 0) return { problem: 'belowMin' };
  if (isAbove(channel?.max)) return { problem: 'aboveMax' };
  if (isAbove(balance)) return { problem: 'aboveBalance' };
  if (channel !== undefined && compareAmounts(netOf(amount, channel, currency), '0') <= 0)
    return { problem: 'nothingLeft' };
  return { amount };
}

/** What the button for the highest amount enters: with two places, unless the bounds allow only the exact one. */
export function filledAmount(rules: AmountRules, most: string): string {
  const exact = truncateAmount(most, placesOf(rules.currency));
  const short = shortAmount(exact, rules.currency);
  return 'amount' in checkAmount(short, rules) ? short : exact;
}

/** The amount that the text of a problem names. */
export function limitOf(problem: string, rules: Bounds): string {
  if (problem === 'belowMin') return leastOf(rules) ?? '0';
  return (problem === 'aboveMax' ? rules.channel?.max : rules.balance) ?? '0';
}

/** The amount field of a form: its messages are keys. */
export function amountField(rules: AmountRules): v.GenericSchema<unknown, string> {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const checked = checkAmount(dataset.value, rules);
      if ('amount' in checked) return checked.amount;
      addIssue({ message: `amount.${checked.problem}` });
      return NEVER;
    }),
  );
}
