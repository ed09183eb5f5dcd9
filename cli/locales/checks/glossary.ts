import type { SourceText } from '#cli/locales/texts/source-text.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Parts that are no words: placeholders, references, tags, links, mail addresses. */
export const NOT_SHOWN =
  /\{\{[^{}]*\}\}|\$t\([^$)]*\)|<\/?[\w.-][^<>]*>|https?:\/\/\S+|(?<![^\s@])[^\s@]+@[^\s@]+\.\S+/gu;

export function fixedTermsIn(source: SourceText, glossary: readonly string[]): readonly string[] {
  const present = glossary.filter((term) => source.text.includes(term));
  if (present.length === 0) return present;
  const shown = source.text.replaceAll(NOT_SHOWN, ' ');
  return present.filter((term) => hasWord(shown, term));
}

/** Terms that are never translated (brands, coins) must appear unchanged. */
export function checkGlossary(pair: TextPair, terms: readonly string[]): void {
  for (const term of terms) {
    // A plural form may omit the term if a form of the source does.
    if (pair.target.includes(term) || pair.family.some((text) => !text.text.includes(term))) continue;
    addFinding(pair, 'glossary', `Write ${term} exactly like this: it is the same in every language.`);
  }
}

/** As a separate word. Adjacent Chinese and Japanese characters are not letters of it. */
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
