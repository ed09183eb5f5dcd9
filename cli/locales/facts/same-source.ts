import { isSurelyEnglish } from '#cli/locales/facts/international-words.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

export type Sentences = Map<string, { readonly place: string; readonly target: string }>;

/** Words may need another translation elsewhere, sentences rarely. */
const isSentence = (text: string): boolean =>
  /[.!?]$/u.test(text.slice(-1)) && /^\p{Lu}/u.test(text) && (text.match(/\s/gu)?.length ?? 0) >= 3;

/** A name of three words or more has one translation too: "Hong Kong Mark Six". */
const NAME = /^(?:\p{Lu}\p{Ll}+ ){2,}\p{Lu}\p{Ll}+$/u;
const isName = (text: string): boolean =>
  NAME.test(text) && text.split(' ').filter(isSurelyEnglish).length * 2 < text.split(' ').length;

/** Two translations of one sentence: players see two things instead of one. */
export function checkSameSource(pair: TextPair, sentences: Sentences): void {
  if (pair.form !== undefined || !(pair.source.isSentence ??= isSentence(pair.source.text) || isName(pair.source.text)))
    return;
  const first = sentences.get(pair.source.text);
  if (first?.target === pair.target) return;
  const place = `${pair.file.namespace}:${pair.key}`;
  if (first === undefined || first.place === place) {
    sentences.set(pair.source.text, { place, target: pair.target });
    return;
  }
  if (alike(first.target) === alike(pair.target)) return;
  addFinding(
    pair,
    'same-source',
    `${first.place} translates the same text as: ${first.target} Use one translation for both, or say something else in the source.`,
  );
}

function alike(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}]+/gu, ' ')
    .trim();
}
