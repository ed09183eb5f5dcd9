import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { shownText } from './shown-text.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';

/** End of a sentence: a mark, a closing quote or bracket, then a space or the end. Full-width marks need no space. */
const END =
  /(?<![.!?…])[.!?…]+(?:[)\]]*(?=\s|$)|["'”’»]+[)\]]*(?=\s+\p{Lu}|\s*$))|(?<![。！？｡])[。！？｡]+(?:$|(?=[^”’」』）])|["”’」』）]+$)|[।॥]+/gu;
/** Abbreviations. */
const SHORT = /(?<!\p{L})(?:e\.g|i\.e|etc|max|min|no|nr|vs|approx|p\. ?ej|т\. ?[едп]|эл|др|руб|örn|vb|dll|dsb)\./giu;

function sentencesIn(text: string): number {
  const plain = shownText(text).replaceAll(SHORT, 'x').trim();
  const ends = plain.match(END)?.length ?? 0;
  return /[.!?…。！？｡।॥]["'”’»)\]」』）]*$/u.test(plain) || plain === '' ? ends : ends + 1;
}

/** A sentence of half the expected length lacks a half. */
function checkClauses(pair: TextPair): void {
  if (CLOSE.has(baseLanguage(pair.file.language))) return;
  const [ours, theirs] = [sentencesOf(pair.source.text), sentencesOf(pair.target)];
  if (ours.length !== theirs.length) return;
  const share = pair.target.length / pair.source.text.length;
  const short = theirs.find((sentence, at) => {
    const { length } = ours[at] ?? '';
    return length >= CLAUSES && sentence.length < length * share * HALF;
  });
  if (short === undefined) return;
  addFinding(
    pair,
    'sentences',
    `"${short.trim()}" is much shorter than its sentence in the source. See whether all of it is there.`,
  );
}

/** Dense scripts, where lengths prove little. */
const CLOSE = new Set(['zh', 'yue', 'ja', 'ko']);
const CLAUSES = 50;
const HALF = 0.6;

export const sentencesOf = (text: string): readonly string[] =>
  shownText(text)
    .replaceAll(SHORT, 'x')
    .split(END)
    .filter((sentence) => sentence.trim() !== '');

/** A legal text must say as much as the source: one sentence more promises something, one less hides something. */
export function checkSentences(pair: TextPair): void {
  const ours = sentencesIn(pair.source.text);
  const theirs = sentencesIn(pair.target);
  if (ours < 2) return;
  if (ours === theirs) {
    checkClauses(pair);
    return;
  }
  addFinding(
    pair,
    'sentences',
    `The source has ${ours} sentences, your text ${theirs}. Say what the source says: nothing more, nothing less.`,
  );
}

const MARKS: readonly (readonly [string, RegExp])[] = [
  ['a question mark', /[?？؟;\u037E][")”’»」』）]*$/u],
  ['an exclamation mark', /[!！][")”’»」』）]*$/u],
  ['a colon', /[:：][")”’»」』）]*$/u],
  ['dots', /(?:…|\.\.\.|⋯)[")”’»」』）]*$/u],
];

/** A question stays a question, and a label with a colon keeps it. */
export function checkEnd(pair: TextPair): void {
  const { source } = pair;
  if (((pair.traits | source.traits) & TRAIT.ending) === 0) return;
  const { is: ours, isNear } = (source.endMark ??= { is: markOf(source.text), isNear: endsNearMark(source.text) });
  if (!isNear && !endsNearMark(pair.target)) return;
  const theirs = markOf(pair.target, baseLanguage(pair.file.language) === 'el');
  if (ours === theirs || (ours !== 'a question mark' && theirs !== 'a question mark' && ours !== 'a colon')) return;
  // A question with an addition.
  if (ours === 'a question mark' && ASKS.test(pair.target)) return;
  if (ours === 'a question mark' && HEADING.test(source.lower) && !pair.target.includes('¿')) return;
  // Japanese and Thai also ask without a mark.
  if (['ja', 'th', 'lo', 'km', 'my', 'hy'].includes(baseLanguage(pair.file.language))) return;
  addFinding(
    pair,
    'end-mark',
    ours === undefined
      ? `Your text ends with ${theirs ?? ''}; the source is not a question.`
      : `The source ends with ${ours}, your text ${theirs === undefined ? 'does not' : `with ${theirs}`}. End it in the same way.`,
  );
}

/** A question that other languages write as a heading: Novedades, 新功能. */
const HEADING = /^(?:what['’]s (?:new|next)|(?:forgot|lost)(?: your)? password|need help)\?$/u;
const ASKS = /[?？؟;\u037E]\s/u;
const MARK_CHARACTERS = '\u037E?？；;؟:：!！….⋯';

function endsNearMark(text: string): boolean {
  for (let at = Math.max(0, text.length - 4); at < text.length; at += 1)
    if (MARK_CHARACTERS.includes(text.charAt(at))) return true;
  return false;
}

/** @param isGreek a semicolon is a question mark */
function markOf(text: string, isGreek = false): string | undefined {
  const plain = text.replaceAll(/<[^<>]*>/gu, '').trim();
  return MARKS.find(
    ([name, pattern]) => pattern.test(plain) && !(name === 'a question mark' && !isGreek && plain.endsWith(';')),
  )?.[0];
}
