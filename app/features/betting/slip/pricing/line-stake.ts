import { compareAmounts, type LineStake } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { enteredAmount, type EnteredAmount } from '#app/i18n/entered-amount.ts';

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
