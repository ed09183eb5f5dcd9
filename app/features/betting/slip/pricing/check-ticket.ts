import { currencyNamed } from '#app/i18n/currencies.ts';
import { type Bounds, checkLimits, type LimitWarning } from '#engine/limits';
import { compareAmounts, multiplyAmounts } from '#engine/money';
import {
  type BonusStep,
  countLines,
  type Estimate,
  estimateUnderRules,
  MAX_SENT_LINES,
  promisedBonus,
  type SettleRules,
  type Slip,
} from '#engine/sports';
import type { GameLimits } from '#contract/entities';
import { withoutDirection } from '#app/i18n/direction-marks.ts';
import { westernDigits } from '#app/i18n/read-amount.ts';
import type { Reason } from './reasons.ts';
import { longestLine } from './slip-passes.ts';
import { dividedStake, readLineStake } from './line-stake.ts';
import type { Ticket } from './tickets.ts';
import { haveTwoLines, toEngineSlip } from './to-engine-slip.ts';

/** What a bet is checked against. */
export interface TicketBounds {
  readonly currency: string;
  readonly limits: GameLimits | undefined;
  readonly rate: string | undefined;
  /** The brand's own stake limits, in `currency`. */
  readonly brandStake: Bounds | undefined;
  /** The brand's caps and withholding, in `currency`. */
  readonly rules?: SettleRules | undefined;
  /** The brand's bonus on accumulators. */
  readonly bonus?: readonly BonusStep[] | undefined;
}

export interface CheckedTicket {
  readonly ticket: Ticket;
  /** The bet with a stake of 1, to count and list its lines; none if it has no lines. */
  readonly unit?: Slip;
  readonly lines: string;
  /** Present once stake per line and multiple can be read. */
  readonly bet?: {
    readonly slip: Slip;
    readonly estimate: Estimate;
    readonly rules?: SettleRules;
    /** What the brand promises on top if all selections win. */
    readonly extraBonus?: string;
  };
  /** The enforced bounds of the multiple. */
  readonly multiples: { readonly min: number; readonly max?: number };
  /** The stake per line is empty: single bets without a stake are not placed. */
  readonly isEmpty: boolean;
  readonly reasons: readonly Reason[];
}

/** The multiple as typed, a whole number from 1. @example readMultiple('07') // undefined */
export function readMultiple(typed: string): number | undefined {
  const digits = westernDigits(withoutDirection(typed).trim());
  return /^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined;
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

/** The limits that a bet breaks, those of the balance apart: it has to cover all bets together. */
export function limitWarnings(
  { currency, multiple }: Slip,
  { stake, max }: Estimate,
  { limits, rate, brandStake }: LimitBounds,
): readonly LimitWarning[] {
  return checkLimits({
    scope: 'sport',
    amount: stake,
    currency: currencyNamed(currency),
    rate,
    bet: limits.bet,
    own: brandStake,
    multiple: { min: String(limits.multiple.min), max: String(limits.multiple.max) },
    bonus: limits.Bonus,
    multiplier: multiple,
    estimate: max,
  }).warnings;
}

interface LimitBounds {
  readonly limits: GameLimits;
  readonly rate: string;
  readonly brandStake: Bounds | undefined;
}

/** Computes a bet, and everything that stops it except the state of its picks and the balance. */
export function checkTicket(given: Ticket, bounds: TicketBounds): CheckedTicket {
  const { currency, limits, rate, brandStake, rules, bonus = [] } = bounds;
  const reasons: Reason[] = [];
  const { game, passes, bankers, folds: maxFolds = {} } = given;
  const items = given.priced.filter(({ state }) => state !== 'gone').map(({ bet }) => bet);
  const entered = readLineStake(given.total ?? given.lineStake, currency);
  const isEmpty = 'problem' in entered && entered.problem === 'empty';
  const multiple = readMultiple(given.multiple);
  const multiples = multiplesOf(limits, rate);
  if ('problem' in entered) reasons.push({ kind: 'stake', problem: entered.problem, currency });
  if (multiple === undefined) reasons.push({ kind: 'multiple' });
  const region = limits?.region;
  // Of a region it is said before there is a stake to check.
  if (region !== undefined && limits?.disabled_regions.includes(region) === true)
    reasons.push({ kind: 'limit', warning: { name: 'disabledRegions', region } });

  const all = given.priced.map(({ item }) => item);
  const matches = new Set(all.map(({ matchId }) => matchId)).size;
  const longest = longestLine(passes, matches);
  const kept = new Set(items.map(({ matchId }) => matchId)).size;
  if (longest < bankers.length) reasons.push({ kind: 'noLines', bankers: bankers.length, longest });
  // A pick that is gone blocks the bet; the other picks are computed once they make a line without it.
  if (longest < bankers.length || kept < matches || items.length === 0 || haveTwoLines(items))
    return { ticket: given, lines: '0', multiples, isEmpty, reasons };

  const unit = toEngineSlip({
    game,
    items,
    passes,
    lineStake: '1',
    currency,
    multiple: multiple ?? 1,
    bankers,
    maxFolds,
  });
  const lines = countLines(unit);
  if (lines > MAX_SENT_LINES) {
    reasons.push({ kind: 'tooManyLines', lines: String(lines), most: String(MAX_SENT_LINES) });
  }
  const amount: string | undefined = 'amount' in entered ? entered.amount : undefined;
  const lineStake = amount === undefined || given.total === undefined ? amount : dividedStake(unit, amount);
  const ticket = lineStake === undefined || given.total === undefined ? given : { ...given, lineStake };
  const isTooLittle = lineStake !== undefined && compareAmounts(lineStake, '0') <= 0;
  if (isTooLittle) reasons.push({ kind: 'stake', problem: 'tooLittle', currency });
  if (lineStake === undefined || isTooLittle || multiple === undefined)
    return { ticket, unit, lines: String(lines), multiples, isEmpty, reasons };
  const slip = { ...unit, stake: lineStake };
  const estimate = estimateUnderRules(slip, rules ?? {});
  const extraBonus = bonus.length === 0 ? '0' : promisedBonus(slip, estimate.max, bonus);
  const isMore = compareAmounts(extraBonus, '0') > 0;
  if (limits !== undefined && rate !== undefined) {
    for (const warning of limitWarnings(slip, estimate, { limits, rate, brandStake }))
      reasons.push({ kind: 'limit', warning });
  }
  return {
    ticket,
    unit,
    lines: String(lines),
    bet: { slip, estimate, ...(rules && { rules }), ...(isMore && { extraBonus }) },
    multiples,
    isEmpty,
    reasons,
  };
}
