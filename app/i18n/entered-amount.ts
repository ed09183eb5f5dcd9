import { readAmount, WHOLE_MAX, type AmountProblem, type ReadAmount } from './read-amount.ts';
import { typeAmount } from './type-amount.ts';
import { withoutCurrency } from './without-currency.ts';

/**
 * What a field for an amount holds, as forms and storage keep it: the amount in the contract's form, which is the same in every
 * language and every tab; nothing; or text that is no amount, behind its problem (`?ambiguous 1.500`). Such text is asked for
 * again, also where another language could read it.
 */
export type EnteredAmount = string;

const UNREAD = /^\?(\w+) (.*)$/s;
const AMOUNT = /^(\d+)(?:\.(\d+))?$/;

interface Reading {
  readonly language: string;
  readonly currency: string;
  readonly places: number;
}

/**
 * What a player has typed or pasted, to be stored.
 *
 * @example enterAmount('1.500,5', { language: 'pt', currency: 'BRL', places: 2 }) // '1500.5'
 * @example enterAmount('1.500', { language: 'ru', currency: 'BRL', places: 2 }) // '?ambiguous 1.500'
 */
export function enterAmount(typed: string, { language, currency, places }: Reading): EnteredAmount {
  const read = readAmount(withoutCurrency(typed, currency, language), { language, places });
  if ('amount' in read) return read.amount;
  return read.problem === 'missing' ? '' : `?${read.problem} ${typed}`;
}

/** The amount of a field, or why there is none. @example enteredAmount('1500.5', 2) // { amount: '1500.5' } */
export function enteredAmount(entered: EnteredAmount, places: number): ReadAmount {
  if (entered === '') return { problem: 'missing' };
  const [, whole, fraction = ''] = AMOUNT.exec(entered) ?? [];
  if (whole === undefined) return { problem: (UNREAD.exec(entered)?.[1] ?? 'notANumber') as AmountProblem };
  // It may have been entered in a currency with more places.
  if (fraction.length > places) return { problem: 'tooManyPlaces' };
  return whole.length > WHOLE_MAX ? { problem: 'tooLong' } : { amount: entered };
}

/** What a field shows: the amount as the language writes it. @example enteredText('1500.50', 'pt') // '1500,50' */
export function enteredText(entered: EnteredAmount, language: string): string {
  return AMOUNT.test(entered) ? typeAmount(entered, language) : (UNREAD.exec(entered)?.[2] ?? entered);
}
