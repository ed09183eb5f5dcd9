import { baseLanguage } from '#cli/locales/language/languages.ts';
import { sentencesOf } from '#cli/locales/facts/sentences.ts';
import { SYNTAX, TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** How long a text is beside its English: Chinese has a third of the characters, Japanese and Korean half. */
const USUAL: Readonly<Record<string, number>> = {
  zh: 0.34,
  ja: 0.5,
  ko: 0.5,
  yue: 0.34,
  th: 0.95,
  lo: 0.95,
  he: 0.8,
  ar: 0.85,
};
/** A folder "tw" or "cn" has the texts of a country. */
const HAN = /\p{Script=Han}{4}/u;
/** Shorter texts have any length: "OK", "Aceptar". */
const SHORTEST = 40;
/** So short a text is a label, also in languages that need more words. */
const LABEL = 20;
const SENTENCE = 64;
const LEAST = 0.25;
/** Of a text that has a sentence less. */
const HALF = 0.5;
const MOST = 3;
/** What a short text may have more than its share. */
const SLACK = 40;
const HIDDEN = /\{\{[^{}]*\}\}|<[^<>]*>|https?:\/\/\S+/gu;

/**
 * A text that was cut off, or has another one behind it.
 *
 * @param limit how many characters fit (`maxLength`), which is another check
 */
export function checkProportion(pair: TextPair, limit: () => number): void {
  const { source, target } = pair;
  if (source.text.length < SHORTEST && target.length < SHORTEST * MOST) {
    if (
      source.text.length < LABEL &&
      target.length > SENTENCE &&
      lengthOf(target, pair.traits) > SENTENCE &&
      limit() === Number.POSITIVE_INFINITY
    )
      addFinding(
        pair,
        'length-ratio',
        'The source is a short label, your text a sentence. See whether it says something else.',
      );
    return;
  }
  const usual =
    USUAL[baseLanguage(pair.file.language)] ??
    ((pair.traits & TRAIT.han) !== 0 && HAN.test(target) ? USUAL['zh'] : undefined) ??
    1.1;
  const ours = (source.shownLength ??= lengthOf(source.text, source.traits)) * usual;
  const theirs = lengthOf(target, pair.traits);
  const isCut =
    source.text.length >= SENTENCE &&
    theirs < ours * HALF &&
    usual !== USUAL['zh'] &&
    sentencesOf(target).length < sentencesOf(source.text).length;
  if (isCut || (source.text.length >= SHORTEST && theirs < ours * LEAST && ours - theirs > 8))
    addFinding(pair, 'length-ratio', 'Your text is much shorter than the source. See whether all of it is there.');
  else if (theirs > ours * MOST + SLACK)
    addFinding(pair, 'length-ratio', 'Your text is much longer than the source. See whether it says something else.');
}

const lengthOf = (text: string, traits: number): number =>
  ((traits & (SYNTAX | TRAIT.colon)) === 0 ? text : text.replaceAll(HIDDEN, '12345')).length;
