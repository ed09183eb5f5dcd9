import { compareAmounts, currencyPlaces, type LineStake } from '#engine/money';
import { readAmount } from '#app/i18n/read-amount.ts';
import { withoutCurrency } from '#app/i18n/without-currency.ts';

export type StakeProblem = 'empty' | 'notANumber' | 'ambiguous' | 'tooManyPlaces' | 'tooLong' | 'notPositive';
export type ReadLineStake = { readonly amount: LineStake } | { readonly problem: StakeProblem };

/** The context for reading a stake per line. */
export interface StakeReading {
  readonly currency: string;
  readonly language: string;
}

/**
 * Checks the typed stake per line and converts it to the form of the request.
 *
 * @example readLineStake('2,5', { currency: 'USDT', language: 'pt' }) // { amount: '2.5' }
 * @example readLineStake('1e3', { currency: 'USDT', language: 'en' }) // { problem: 'notANumber' }
 */
export function readLineStake(typed: string, { currency, language }: StakeReading): ReadLineStake {
  const read = readAmount(withoutCurrency(typed, currency, language), { language, places: currencyPlaces(currency) });
  if ('problem' in read) return { problem: read.problem === 'missing' ? 'empty' : read.problem };
  return compareAmounts(read.amount, '0') > 0 ? read : { problem: 'notPositive' };
}
