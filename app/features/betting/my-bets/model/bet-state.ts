import type { Bet, BetStatus } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { isSportsBet, type AnyBet } from './any-bet.ts';

/**
 * The four words of the specification, section 4: PENDING, WIN, LOSS, CANCELED; and ours for a bet that was sold before its end, and for one
 * that is void and gave its stake back.
 */
export type BetState = 'pending' | 'win' | 'loss' | 'canceled' | 'cashedOut' | 'void';

/** Both status sets of the specification; a code without a meaning does not compile. */
const MEANING: Readonly<Record<BetStatus, 'pending' | 'settled' | 'canceled'>> = {
  0: 'pending',
  1: 'pending',
  2: 'settled',
  16: 'settled',
  32: 'canceled',
};

type BetOutcome = Pick<AnyBet, 'status' | 'bonus_amount' | 'result'> &
  Pick<Bet, 'cashed_out'> &
  Partial<Pick<Bet, 'parts' | 'payout' | 'bet_amount'>>;

const isPositive = (amount: string) => compareAmounts(amount, '0') > 0;

export const isPending = ({ status }: Pick<AnyBet, 'status'>): boolean => MEANING[status] === 'pending';

/**
 * Pending shows PENDING; cancelled CANCELED; a result with a bonus over 0 WIN; else LOSS. What was sold before its end, or is void, has no
 * such result. A bet of which parts were sold is won if all of it has paid more than it cost.
 */
export function betState(bet: BetOutcome): BetState {
  const { status, bonus_amount: bonus, result, cashed_out: isSold } = bet;
  const meaning = MEANING[status];
  if (meaning !== 'settled') return meaning;
  if (isSold === true) return 'cashedOut';
  if (isPositive(bonus)) return isGain(bet) ? 'win' : 'loss';
  return result === 'void' ? 'void' : 'loss';
}

function isGain({ parts = [], payout = '0', bet_amount: rest = '0' }: BetOutcome): boolean {
  const sold = paidForParts({ parts });
  if (sold === undefined) return true;
  return compareAmounts(addAmounts(payout, sold), stakeBeforeParts({ parts, bet_amount: rest })) > 0;
}

/**
 * The payout of the specification: stake plus bonus if the bonus is over 0, else 0. Our addition: what a bet without a bonus has paid,
 * because some of its selections won or were void.
 */
export function betPayout({
  bet_amount: totalStake,
  bonus_amount: bonus,
  payout,
}: Pick<AnyBet, 'bet_amount' | 'bonus_amount' | 'payout'>): string {
  return isPositive(bonus) ? addAmounts(totalStake, bonus) : payout;
}

/** What a bet that has ended paid, as the list shows it; undefined while it runs. */
export function paidOf(
  bet: Parameters<typeof betState>[0] & Pick<AnyBet, 'bet_amount' | 'payout'>,
): string | undefined {
  const state = betState(bet);
  if (state === 'pending') return undefined;
  return state === 'win' ? betPayout(bet) : bet.payout;
}

/** What came of a bet that was sold: the amount paid above the stake, or with a minus what is missing to it. */
export const soldResult = ({ payout, bet_amount: totalStake }: Pick<AnyBet, 'payout' | 'bet_amount'>): string =>
  subtractAmounts(payout, totalStake);

/** What the parts of a bet that were sold while the rest went on have paid; undefined if none were. */
export const paidForParts = ({ parts = [] }: Pick<Bet, 'parts'>): string | undefined =>
  parts.length === 0 ? undefined : parts.map(({ payout }) => payout).reduce(addAmounts);

/** The total stake of the whole bet, before parts of it were sold; `bet_amount` is that of the rest. */
export const stakeBeforeParts = ({ parts = [], bet_amount: rest }: Pick<Bet, 'parts' | 'bet_amount'>): string =>
  parts.map(({ bet_amount: sold }) => sold).reduce(addAmounts, rest);

/** What the four words do not cover: a bet without a bonus may still have paid something back. */
export type BetNote = 'partCashedOut' | 'refunded' | 'partly';

export function betNote(bet: AnyBet): BetNote | undefined {
  if (betState(bet) === 'cashedOut') return undefined;
  if (isSportsBet(bet) && paidForParts(bet) !== undefined) return 'partCashedOut';
  if (isPending(bet)) return undefined;
  if (!isPositive(bet.payout) || isPositive(bet.bonus_amount)) return undefined;
  return compareAmounts(bet.payout, bet.bet_amount) === 0 ? 'refunded' : 'partly';
}
