import { baseLanguage } from '#cli/locales/language/languages.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Marks that only occur in pairs; without quotes of which some language uses one sign for both ends. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['(（', ')）'],
  ['[［', ']］'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['《', '》'],
];
/** Both ends of quotations in any language; each language pairs them otherwise, so only their number is compared. */
const QUOTE = /[«»“”„‟"]/gu;
/** Inches, and Hebrew abbreviations. */
const NO_QUOTE = /(?<=\d)["”]|(?<=\p{L})"(?=\p{L})/gu;
/** No apostrophe inside a word, nor Dutch 's. */
const SINGLE = /(?<!\p{L})'(?![stn] )|'(?!\p{L})/u;
const QUOTED = /(?<![\p{L}\d])'[^']+'(?!\p{L})/u;
const BRACKET = /[()（）[\]［］「」『』【】《》]/gu;
// oxlint-disable-next-line no-control-regex -- colours of a terminal are no text
const HIDDEN = /\u001B?\[\d{1,2}m|\{\{[^{}]*\}\}|\$t\([^$)]*\)|<[^<>]*>|https?:\/\/\S+|(?<!\S)[:;=]-?[()](?!\S)/gu;
const TAGS = /\{\{[^{}]*\}\}|<[^<>]*>/gu;
/** `a)` and `1)` in a list. */
const ITEM = /(?<![\p{L}\p{M}\d(])(?:\d{1,2}|\p{L})\)/gu;

/** A bracket without its partner; in Spanish a question or exclamation without its opening mark. */
export function checkMarks(pair: TextPair): void {
  const { target, traits } = pair;
  if ((traits & TRAIT.bracket) !== 0) {
    const lone = loneIn(target);
    if (lone !== undefined && loneIn(pair.source.text) === undefined) {
      addFinding(pair, 'opening-mark', `${lone} has lost its other half. Write both.`);
      return;
    }
  }
  const quote = loneQuote(pair);
  if (quote !== undefined) {
    addFinding(pair, 'opening-mark', `${quote}: one of the two marks is lost. Write both.`);
    return;
  }
  if (baseLanguage(pair.file.language) !== 'es' || (traits & (TRAIT.question | TRAIT.call)) === 0) return;
  if (pair.source.text.includes('http')) return;
  const isCall = /[\p{L}\p{M}\d}"”»)]\s?!["”»)]*$/u.test(target) && !/[¿¡]/u.test(target);
  const asked = target.match(ASKED)?.length ?? 0;
  if (isCall || asked > (target.match(/[¿¡]/gu)?.length ?? 0))
    addFinding(pair, 'opening-mark', `Write ${isCall ? '¡' : '¿'} where the ${isCall ? 'call' : 'question'} begins.`);
}

/** The end of a question, also inside a text. */
const ASKED = /[\p{L}\p{M}\d}"”»)]\s?\?(?=["”»).,;:!\s]|$)/gu;

function loneQuote({ target, traits, source }: TextPair): string | undefined {
  if ((traits & TRAIT.garble) !== 0 || target.includes('"')) {
    const here = oddQuote(target);
    if (here !== undefined && oddQuote(source.text) === undefined) return here;
  }
  if (!target.includes("'") || !source.text.includes("'") || target.search(QUOTE) !== -1) return undefined;
  // Where the source quotes with them; elsewhere they are apostrophes.
  if (target.indexOf("'") !== target.lastIndexOf("'") || !SINGLE.test(target)) return undefined;
  return QUOTED.test(source.text) ? "'" : undefined;
}

/** More are a sample of signs. */
const MOST = 3;

/** One of an odd number of quotes. */
function oddQuote(text: string): string | undefined {
  const shown = text.replaceAll(TAGS, ' ');
  const marks = shown.match(QUOTE);
  if (marks === null || marks.length > MOST || marks.length % 2 === 0) return undefined;
  return (shown.replaceAll(NO_QUOTE, '').match(QUOTE)?.length ?? 0) % 2 === 0 ? undefined : marks[0];
}

function loneIn(text: string): string | undefined {
  const plain = text.replaceAll(HIDDEN, ' ');
  const lone = loneOf(plain);
  return lone === undefined ? undefined : loneOf(plain.replaceAll(ITEM, ' '));
}

function loneOf(plain: string): string | undefined {
  const open = PAIRS.map(() => 0);
  for (const [mark] of plain.matchAll(BRACKET)) {
    const kind = PAIRS.findIndex(([opening, closing]) => opening.includes(mark) || closing.includes(mark));
    const isOpening = PAIRS[kind]?.[0].includes(mark) === true;
    const left = (open[kind] ?? 0) + (isOpening ? 1 : -1);
    if (left < 0) return mark;
    open[kind] = left;
  }
  return PAIRS.find((_, kind) => (open[kind] ?? 0) > 0)?.[0][0];
}
