import { formatRound } from './format.ts';

/**
 * An amount as the player would type it, for prefilled fields: with the decimal mark of their language and without thousands, so
 * that `readAmount` reads the same amount. Where there are decimals there are at least two, as on every price tag.
 *
 * @example typeAmount('1234.500000', 'pt') // '1234,50'
 */
export function typeAmount(amount: string, language: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const places = fraction.replace(/(?<!0)0+$/, '');
  if (places === '') return whole;
  // The decimal mark of the language: '0.5' without its digits.
  return `${whole}${formatRound('0.5', language).replace(/\d/g, '')}${places.padEnd(2, '0')}`;
}
