import { formatRound } from './format.ts';

/**
 * An amount as the reader would type it, for fields that are filled in for them: with the decimal mark of their language, and
 * without thousands, so that `readAmount` reads back exactly that amount.
 *
 * @example typeAmount('1234.500000', 'pt') // '1234,5'
 */
export function typeAmount(amount: string, language: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const places = fraction.replace(/(?<!0)0+$/, '');
  if (places === '') return whole;
  // The mark as numbers are shown in that language: '0.5' without its digits.
  return `${whole}${formatRound('0.5', language).replace(/\d/g, '')}${places}`;
}
