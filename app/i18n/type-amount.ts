import { decimalMark } from './read-amount.ts';

/**
 * An amount as the player would type it, for prefilled fields: with the decimal mark of their language and without thousands, so
 * that `readAmount` reads the same amount. Where there are decimals there are at least two, as on every price tag. In western digits, whichever the page has: a field takes both.
 *
 * @example typeAmount('1234.500000', 'pt') // '1234,50'
 */
export function typeAmount(amount: string, language: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const places = fraction.replace(/(?<!0)0+$/, '');
  if (places === '') return whole;
  return `${whole}${decimalMark(language)}${places.padEnd(2, '0')}`;
}
