import type { Bet } from '#contract/entities';
import { compareAmounts, multiplyAmounts, truncateAmount } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { type CashOutPart, cashOutPart, estimateUnderRules, lineStakeWithin } from '#engine/sports';
import { shortAmount } from '#app/i18n/short-amount.ts';
import { enteredAmount, type EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { AmountProblem } from '#app/i18n/read-amount.ts';
import { slipOf, settleRulesOf } from '#app/features/betting/my-bets/detail/bet-lines.ts';

/** A part of a bet that can be sold: what is sold of each line, what is paid, what goes on and what it can pay. */
export interface PartToSell extends Omit<CashOutPart, 'rest'> {
  readonly lineStake: string;
  readonly max: string;
}

/** Why nothing can be sold for an entered stake. `whole`: it is all of the bet; `tooLittle`: it is worth nothing. */
export type PartProblem = AmountProblem | 'whole' | 'tooLittle';

interface PartAsked {
  readonly bet: Bet;
  /** What the whole bet is sold for now. */
  readonly offer: string;
  /** Of the total stake. */
  readonly entered: EnteredAmount;
}

/** The part of a bet that an entered stake sells, computed as the upstream does. A bet of several lines is sold in equal parts of each. */
export function partToSell({ bet, offer, entered }: PartAsked): PartToSell | { readonly problem: PartProblem } {
  const { currency } = bet;
  const read = enteredAmount(entered, placesOf(currency));
  if ('problem' in read) return read;
  const slip = slipOf(bet);
  if (compareAmounts(read.amount, bet.bet_amount) >= 0) return { problem: 'whole' };
  const lineStake = lineStakeWithin(slip, read.amount);
  if (compareAmounts(lineStake, '0') === 0) return { problem: 'tooLittle' };
  const { rest, ...part } = cashOutPart(slip, offer, lineStake);
  if (compareAmounts(part.paid, '0') === 0) return { problem: 'tooLittle' };
  return { ...part, lineStake, max: estimateUnderRules(rest, settleRulesOf(bet)).max };
}

/** A share of the total stake as text for the field: percent of it, in two places. @example shareOf('3.33', 'USDT', 25) // '0.83' */
export const shareOf = (totalStake: string, currency: string, percent: number): string =>
  shortAmount(truncateAmount(multiplyAmounts(totalStake, `0.${percent}`), placesOf(currency)), currency);
