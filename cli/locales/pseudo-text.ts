const PLAIN = 'aeiouyAEIOUYcCnNsSzZgGlLdDhHkKrRtT';
const MARKED = 'áéíóúýÁÉÍÓÚÝçÇñÑšŠžŽğĞłŁđĐħĦķĶřŘťŤ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, MARKED.charAt(index)]));
/** Syntax that players do not see. */
const KEPT = /\{\{[^{}]*\}\}|\$t\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)|<\/?[\w.-]+[^<>]*>/gu;
/** How much longer than English translations are (German and Russian labels: 30 to 50 %). */
const LONGER = 0.4;

/**
 * A pseudo-translation: text without accents is untranslated, text without brackets is cut.
 *
 * @example pseudoText('Bet {{n}} now') // '[Béť {{n}} ñów~~]'
 */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const kept = text.match(KEPT) ?? [];
  const pieces = text
    .split(KEPT)
    .map((piece) => piece.replaceAll(/[A-Za-z]/gu, (letter) => ACCENTS.get(letter) ?? letter));
  const letters = pieces.join('').length;
  const filling = '~'.repeat(Math.max(1, Math.ceil(letters * LONGER) - 2));
  const body = pieces.map((piece, index) => piece + (kept[index] ?? '')).join('');
  return `[${body}${filling}]`;
}
