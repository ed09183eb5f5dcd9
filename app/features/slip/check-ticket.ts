import type { Bounds } from '#engine/limits/bounds.ts';
import { checkLimits } from '#engine/limits/check-limits.ts';
import { multiplyAmounts } from '#engine/money/amount.ts';
import { estimateSlip, type Estimate } from '#engine/sports/estimate.ts';
import { countLines, MAX_SENT_LINES } from '#engine/sports/lines.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { GameLimits } from '#contract/entities/config.ts';
import type { Reason } from './reasons.ts';
import { longestLine } from './slip-passes.ts';
import { readStake } from './stake.ts';
import type { Ticket } from './tickets.ts';
import { haveTwoLines, toEngineSlip } from './to-engine-slip.ts';

/** What a bet is held against. */
export interface TicketBounds {
  readonly currency: string;
  /** Of the page: what a decimal mark is. */
  readonly language: string;
  readonly limits: GameLimits | undefined;
  readonly rate: string | undefined;
  /** The brand's own bounds of a bet, in `currency`. */
  readonly brandStake: Bounds | undefined;
}

export interface CheckedTicket {
  readonly ticket: Ticket;
  /** What would be bet with a stake of 1: for counting, and for the lines; none where no line can be made. */
  readonly unit?: Slip;
  readonly lines: string;
  /** Present once stake and multiple can be read. */
  readonly bet?: { readonly slip: Slip; readonly estimate: Estimate };
  /** Between which the multiple may lie, as it is enforced. */
  readonly multiples: { readonly min: number; readonly max?: number };
  /** What the player typed is empty: single bets without a stake are simply not made. */
  readonly isEmpty: boolean;
  readonly reasons: readonly Reason[];
}

/** The multiple as typed, a whole number from 1. @example readMultiple('07') // undefined */
export function readMultiple(typed: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;
}

/** Bounds of the multiple are scaled by the rate like every other limit (specification, section 5). */
function multiplesOf(limits: GameLimits | undefined, rate: string | undefined): CheckedTicket['multiples'] {
  if (limits === undefined || rate === undefined) return { min: 1 };
  const whole = (count: number, up: boolean) => {
    const [digits = '0', rest = ''] = multiplyAmounts(String(count), rate).split('.');
    return Number(digits) + (up && /[1-9]/.test(rest) ? 1 : 0);
  };
  const { min, max } = limits.multiple;
  return { min: Math.max(1, whole(min, true)), ...(max > 0 && { max: whole(max, false) }) };
}

/** Counts a bet out, and says everything that speaks against it but the state of its picks and the balance. */
export function checkTicket(
  ticket: Ticket,
  { currency, language, limits, rate, brandStake }: TicketBounds,
): CheckedTicket {
  const reasons: Reason[] = [];
  const { game, passes, bankers } = ticket;
  const items = ticket.priced.filter(({ state }) => state !== 'gone').map(({ bet }) => bet);
  const stake = readStake(ticket.stake, { currency, language });
  const isEmpty = 'problem' in stake && stake.problem === 'empty';
  const multiple = readMultiple(ticket.multiple);
  const multiples = multiplesOf(limits, rate);
  if ('problem' in stake) reasons.push({ kind: 'stake', problem: stake.problem, currency });
  if (multiple === undefined) reasons.push({ kind: 'multiple' });

  const all = ticket.priced.map(({ item }) => item);
  const matches = new Set(all.map(({ matchId }) => matchId)).size;
  const longest = longestLine(passes, matches);
  const kept = new Set(items.map(({ matchId }) => matchId)).size;
  if (longest < bankers.length) reasons.push({ kind: 'noLines', bankers: bankers.length, longest });
  // A pick that is gone blocks the bet; what the others come to is told as soon as they can make a line by themselves.
  if (longest < bankers.length || kept < matches || items.length === 0 || haveTwoLines(items))
    return { ticket, lines: '0', multiples, isEmpty, reasons };

  const unit = toEngineSlip({ game, items, passes, stake: '1', currency, multiple: multiple ?? 1, bankers });
  const lines = countLines(unit);
  if (lines > MAX_SENT_LINES) {
    reasons.push({ kind: 'tooManyLines', lines: String(lines), most: String(MAX_SENT_LINES) });
  }
  if (!('amount' in stake) || multiple === undefined)
    return { ticket, unit, lines: String(lines), multiples, isEmpty, reasons };
  const slip = { ...unit, stake: stake.amount };
  const estimate = estimateSlip(slip);
  if (limits !== undefined && rate !== undefined) {
    const { warnings } = checkLimits({
      scope: 'sport',
      amount: estimate.stake,
      currency,
      rate,
      bet: limits.bet,
      own: brandStake,
      multiple: { min: String(limits.multiple.min), max: String(limits.multiple.max) },
      bonus: limits.Bonus,
      multiplier: multiple,
      estimate: estimate.max,
    });
    for (const warning of warnings) reasons.push({ kind: 'limit', warning });
  }
  return { ticket, unit, lines: String(lines), bet: { slip, estimate }, multiples, isEmpty, reasons };
}
