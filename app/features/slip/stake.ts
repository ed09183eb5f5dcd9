import { compareAmounts, currencyPlaces } from '#engine/money/amount.ts';
import { readAmount } from '#app/i18n/read-amount.ts';

export type StakeProblem = 'empty' | 'notANumber' | 'ambiguous' | 'tooManyPlaces' | 'tooLong' | 'notPositive';
export type Stake = { readonly amount: string } | { readonly problem: StakeProblem };

/** What a stake is read with. */
export interface StakeReading {
  readonly currency: string;
  readonly language: string;
}

/**
 * The stake as typed, checked and brought into the form that leaves the app.
 *
 * @example readStake('2,5', { currency: 'USDT', language: 'pt' }) // { amount: '2.5' }
 * @example readStake('1e3', { currency: 'USDT', language: 'en' }) // { problem: 'notANumber' }
 */
export function readStake(typed: string, { currency, language }: StakeReading): Stake {
  const read = readAmount(typed, { language, places: currencyPlaces(currency) });
  if ('problem' in read) return { problem: read.problem === 'missing' ? 'empty' : read.problem };
  return compareAmounts(read.amount, '0') > 0 ? read : { problem: 'notPositive' };
}
