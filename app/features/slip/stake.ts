import { compareAmounts, currencyPlaces } from '#engine/money/amount.ts';

export type StakeProblem = 'empty' | 'notANumber' | 'tooManyPlaces' | 'notPositive';
export type Stake = { readonly amount: string } | { readonly problem: StakeProblem };

/** Digits with at most one separator; both separators are understood, thousands are not: `1.000` would be a guess. */
const SHAPE = /^(\d{1,12})(?:[.,](\d*))?$/;

/**
 * The stake as typed, checked and brought into the form that leaves the app.
 *
 * @example readStake('2,5', 'USDT') // { amount: '2.5' }
 * @example readStake('1e3', 'USDT') // { problem: 'notANumber' }
 */
export function readStake(typed: string, currency: string): Stake {
  const text = typed.trim();
  if (text === '') return { problem: 'empty' };
  const parts = SHAPE.exec(text);
  if (parts === null) return { problem: 'notANumber' };
  const whole = (parts[1] ?? '0').replace(/^0+(?=\d)/, '');
  const places = parts[2] ?? '';
  if (places.length > currencyPlaces(currency)) return { problem: 'tooManyPlaces' };
  const amount = places === '' ? whole : `${whole}.${places}`;
  return compareAmounts(amount, '0') > 0 ? { amount } : { problem: 'notPositive' };
}
