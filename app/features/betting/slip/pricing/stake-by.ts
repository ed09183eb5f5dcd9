import { compareAmounts, type LineStake } from '#engine/money';
import { totalStake } from '#engine/sports';
import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { StakeBy } from '#app/store/preferences-slice.ts';
import type { Coupon } from '#app/features/betting/slip/model/slip-item.ts';
import type { CheckedTicket } from './check-ticket.ts';
import { dividedStake, readLineStake } from './line-stake.ts';
import type { Ticket } from './tickets.ts';

/** The two entries of a coupon that say what is staked. */
export type StakeOfCoupon = Pick<Coupon, 'stake' | 'total'>;

/** Whether what is entered for a bet is its total. A single bet has one line: its stake is both. */
export const isByTotal = (ticket: Ticket | undefined, stakeBy: StakeBy = 'line'): boolean =>
  ticket !== undefined && ticket.id === ticket.game && (ticket.total !== undefined || stakeBy === 'total');

/** Whether the field has to say that it holds the total: on one line at multiple 1 it is the stake per line as well. */
export const showsTotal = (checked: CheckedTicket | undefined, stakeBy: StakeBy = 'line'): boolean =>
  checked !== undefined &&
  isByTotal(checked.ticket, stakeBy) &&
  (checked.unit === undefined ? checked.ticket.total !== undefined : compareAmounts(totalStake(checked.unit), '1') > 0);

/** What the field holds: what the player entered, or the stake per line of a bet that came from elsewhere, as the field has it. */
export function stakeValue(checked: CheckedTicket, stakeBy: StakeBy = 'line'): EnteredAmount {
  const { ticket, bet } = checked;
  return ticket.total ?? (showsTotal(checked, stakeBy) ? bet?.estimate.stake : undefined) ?? ticket.lineStake;
}

/** What a coupon becomes when something is entered in its field. */
export function enterStake(
  { ticket, unit }: CheckedTicket,
  entered: EnteredAmount,
  { currency, stakeBy = 'line' }: { readonly currency: string; readonly stakeBy?: StakeBy | undefined },
): StakeOfCoupon {
  if (!isByTotal(ticket, stakeBy)) return { stake: entered, total: undefined };
  const read = readLineStake(entered, currency);
  if ('problem' in read) return { stake: entered, total: entered };
  const amount: string = read.amount;
  // Without lines there is no stake per line yet: the total is divided once there are.
  return { stake: unit === undefined ? '' : dividedStake(unit, amount), total: entered };
}

/** What a coupon becomes when its stake per line is set: MAX. */
export const setLineStake = (
  { ticket, unit }: CheckedTicket,
  lineStake: LineStake,
  stakeBy: StakeBy = 'line',
): StakeOfCoupon => ({
  stake: lineStake,
  total: isByTotal(ticket, stakeBy) && unit !== undefined ? totalStake({ ...unit, stake: lineStake }) : undefined,
});

/** What a coupon becomes when the player chooses how to enter stakes: the bet stays the same. */
export const chooseStakeBy = ({ ticket, bet }: CheckedTicket, stakeBy: StakeBy): StakeOfCoupon => ({
  stake: ticket.lineStake,
  total: stakeBy === 'total' ? bet?.estimate.stake : undefined,
});
