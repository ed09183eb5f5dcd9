import { baseLanguage } from '#cli/locales/language/languages.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Pairs whose halves never stand alone; quotes of which languages use one sign for both ends are not among them. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['(（', ')）'],
  ['[［', ']］'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['《', '》'],
];
// oxlint-disable-next-line no-control-regex -- colours of a terminal are no text
const HIDDEN = /\u001B?\[\d{1,2}m|\{\{[^{}]*\}\}|\$t\([^$)]*\)|<[^<>]*>|https?:\/\/\S+|(?<!\S)[:;=]-?[()](?!\S)/gu;
/** `a)` and `1)` of a list. */
const ITEM = /(?<![\p{L}\p{M}\d(])(?:\d{1,2}|\p{L})\)/gu;

/** A bracket without its other half; in Spanish a question or a call without its first mark. */
export function checkMarks(pair: TextPair): void {
  const { target, traits } = pair;
  if ((traits & TRAIT.bracket) !== 0) {
    const lone = loneIn(target);
    if (lone !== undefined && loneIn(pair.source.text) === undefined) {
      addFinding(pair, 'opening-mark', `${lone} has lost its other half. Write both.`);
      return;
    }
  }
  if (baseLanguage(pair.file.language) !== 'es' || (traits & (TRAIT.question | TRAIT.call)) === 0) return;
  const last = /[\p{L}\p{M}\d}"”»)]\s?([?!])["”»)]*$/u.exec(target)?.[1];
  if (last === undefined || pair.source.text.includes('http')) return;
  if (!target.includes('¿') && !target.includes('¡'))
    addFinding(
      pair,
      'opening-mark',
      `Write ${last === '?' ? '¿' : '¡'} where the ${last === '?' ? 'question' : 'call'} begins.`,
    );
}

function loneIn(text: string): string | undefined {
  const plain = text.replaceAll(HIDDEN, ' ');
  const lone = loneOf(plain);
  return lone === undefined ? undefined : loneOf(plain.replaceAll(ITEM, ' '));
}

function loneOf(plain: string): string | undefined {
  for (const [opening, closing] of PAIRS) {
    let open = 0;
    for (const character of plain) {
      if (opening.includes(character)) open += 1;
      else if (closing.includes(character)) {
        open -= 1;
        if (open < 0) return closing[0];
      }
    }
    if (open > 0) return opening[0];
  }
  return undefined;
}
