import { compareAmounts, type LineStake, type TotalStake } from '#engine/money';
import { lineStakeWithin, type Slip, totalStake } from '#engine/sports';
import { placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount, type EnteredAmount } from '#app/i18n/entered-amount.ts';
import { shortAmount } from '#app/i18n/short-amount.ts';

export type StakeProblem =
  | 'empty'
  | 'notANumber'
  | 'ambiguous'
  | 'tooManyPlaces'
  | 'tooLong'
  | 'notPositive'
  | 'tooLittle';
export type ReadLineStake = { readonly amount: LineStake } | { readonly problem: StakeProblem };

/**
 * Checks the entered stake per line.
 *
 * @example readLineStake('2.5', 'USDT') // { amount: '2.5' }
 * @example readLineStake('?notANumber 1e3', 'USDT') // { problem: 'notANumber' }
 */
export function readLineStake(entered: EnteredAmount, currency: string): ReadLineStake {
  const read = enteredAmount(entered, placesOf(currency));
  if ('problem' in read) return { problem: read.problem === 'missing' ? 'empty' : read.problem };
  return compareAmounts(read.amount, '0') > 0 ? read : { problem: 'notPositive' };
}

/** A stake per line that the app computes, with two places where the total would have more. */
export const shortStake = (unit: Slip, stake: LineStake): LineStake =>
  shortAmount(stake, unit.currency, totalStake({ ...unit, stake }));

/** What each line gets of an entered total: all of it where it divides. @example dividedStake(unitOfThreeLines, '10') // '3.33' */
export function dividedStake(unit: Slip, total: TotalStake): LineStake {
  const stake = lineStakeWithin(unit, total);
  return compareAmounts(totalStake({ ...unit, stake }), total) === 0 ? stake : shortStake(unit, stake);
}
