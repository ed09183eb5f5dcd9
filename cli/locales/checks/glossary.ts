import type { TermList } from '#cli/locales/config.ts';
import type { SourceText } from './source-text.ts';
import { tell, type TextPair } from './text-pair.ts';

const NOT_SHOWN = /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<\/?[\w.-][^<>]*>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\S+/gu;

/** The fixed terms of one source text, found once for all languages. */
export function fixedTermsIn(source: SourceText, glossary: readonly string[]): readonly string[] {
  const present = glossary.filter((term) => source.text.includes(term));
  if (present.length === 0) return present;
  const shown = source.text.replaceAll(NOT_SHOWN, ' ');
  return present.filter((term) => hasWord(shown, term));
}

/** Terms that stay as they are (brands, coins) must stand in the translation, letter for letter. */
export function checkGlossary(pair: TextPair, terms: readonly string[]): void {
  for (const term of terms) {
    // One or two forms of a plural may do without, as the source's own do.
    if (pair.target.includes(term) || pair.family.some((text) => !text.text.includes(term))) continue;
    tell(pair, 'glossary', `Write ${term} just so: it stays as it is in every language.`);
  }
}

/**
 * The words of the trade (odds, stake, handicap): where the English has the term, the translation has one of the words
 * accepted in this language. Compared without capitals and accents; a word of the list may be the beginning of a longer one.
 */
export function checkTerms(pair: TextPair, terms: TermList): void {
  const shown = ` ${pair.source.text.replaceAll(NOT_SHOWN, ' ').toLowerCase()} `;
  let target: string | undefined;
  for (const [term, accepted] of Object.entries(terms)) {
    if (!shown.includes(term) || accepted.length === 0 || !hasWord(shown, term)) continue;
    target ??= fold(pair.target);
    if (accepted.some((word) => target?.includes(fold(word)))) continue;
    tell(
      pair,
      'glossary-term',
      `The source speaks of "${term}"; here players say: ${accepted.join(', ')}. Use one of these words, or add yours to the glossary.`,
    );
  }
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** As a word of its own: not a part of a longer one. In scripts without spaces the neighbours are no letters of Latin. */
function hasWord(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!isLetter(text, at - 1, term[0]) && !isLetter(text, at + term.length, term.at(-1))) return true;
  }
  return false;
}

function isLetter(text: string, index: number, edge: string | undefined): boolean {
  if (edge === undefined || !/[\p{L}\p{N}]/u.test(edge)) return false;
  return (
    index >= 0 &&
    index < text.length &&
    /[\p{L}\p{N}_]/u.test(text.charAt(index)) &&
    !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text.charAt(index))
  );
}
