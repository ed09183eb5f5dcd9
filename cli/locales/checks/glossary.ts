import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Parts of a text that are no words: placeholders, references, tags, links, mails. */
export const NOT_SHOWN =
  /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<\/?[\w.-][^<>]*>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\S+/gu;

/** The fixed terms of one source text, found once for all languages. */
export function fixedTermsIn(source: SourceText, glossary: readonly string[]): readonly string[] {
  const present = glossary.filter((term) => source.text.includes(term));
  if (present.length === 0) return present;
  const shown = source.text.replaceAll(NOT_SHOWN, ' ');
  return present.filter((term) => hasWord(shown, term));
}

/** Terms that are never translated (brands, coins) must appear in the translation, letter for letter. */
export function checkGlossary(pair: TextPair, terms: readonly string[]): void {
  for (const term of terms) {
    // A plural form may omit the term where a form of the source omits it.
    if (pair.target.includes(term) || pair.family.some((text) => !text.text.includes(term))) continue;
    addFinding(pair, 'glossary', `Write ${term} exactly like this: it is the same in every language.`);
  }
}

/** As a separate word, not a part of a longer one. Chinese and Japanese characters beside it do not count as letters. */
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
