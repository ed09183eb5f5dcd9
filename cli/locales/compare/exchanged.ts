import { textOf } from '#cli/locales/catalogue/catalogue.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import type { Place } from '#cli/locales/texts/source-facts.ts';
import type { Comparison } from './comparison.ts';
import { areSaidOtherwise, type WordUses } from './word-uses.ts';

/** How the rest of the tree translates. */
export interface Elsewhere {
  /** The same source text at its other places; undefined where it has none. */
  readonly same: (source: SourceText) => readonly string[] | undefined;
  readonly words: WordUses;
  readonly textAt: (place: Place) => string | null;
}

/** So many times longer than its neighbour, and so many times shorter here. */
const REVERSED = 2.5;
/** A shorter text may have any length. */
const SHORTEST = 12;
const BEGINNING = 5;
const LATIN = /[A-Za-z]{4}/u;

/**
 * Two neighbours that have each other's text, as happens in a spreadsheet: the source's other places say so, or words that both languages
 * share, or lengths that are the wrong way round, or the words that its other texts have.
 */
export function reportExchanged({ source, target, report }: Comparison, elsewhere: Elsewhere): void {
  let previous: Translated | undefined;
  for (const [key, own] of source.plain) {
    const text = own instanceof SourceText ? textOf(target, key) : null;
    if (!(own instanceof SourceText) || text === null || text === '') {
      previous = undefined;
      continue;
    }
    const one = previous;
    previous = new Translated(own, text);
    if (one === undefined || one.text === text || one.source.text === own.text) continue;
    if (!isExchanged(one, previous, elsewhere)) continue;
    report({
      check: 'exchanged',
      file: target,
      key,
      at: 'value',
      source: own.text,
      target: text,
      advice: `It reads like the text of ${one.source.key}, and that one like this. Exchange them.`,
    });
    previous = undefined;
  }
}

class Translated {
  readonly source: SourceText;
  readonly text: string;
  #lower: string | undefined;

  constructor(source: SourceText, text: string) {
    this.source = source;
    this.text = text;
  }

  get lower(): string {
    return (this.#lower ??= this.text.toLowerCase());
  }
}

function isExchanged(one: Translated, other: Translated, elsewhere: Elsewhere): boolean {
  if (isKnown(one, other, elsewhere) || areWordsExchanged(one, other)) return true;
  if (areLengthsReversed(one, other) || areEndsReversed(one, other)) return true;
  if (one.text === one.source.text || other.text === other.source.text) return false;
  const uses = elsewhere.words.of(one.source, other.source);
  return uses !== undefined && areSaidOtherwise(one.lower, other.lower, uses, elsewhere.textAt);
}

function isKnown(one: Translated, other: Translated, elsewhere: Elsewhere): boolean {
  const [ones, others] = [elsewhere.same(one.source), elsewhere.same(other.source)];
  if (ones === undefined && others === undefined) return false;
  if (ones?.includes(other.text) === false || others?.includes(one.text) === false) return false;
  // "Memo" and "Memos" are one word in some languages.
  if (one.source.lower.startsWith(other.source.lower.slice(0, 4))) return false;
  const says = (texts: readonly string[] | undefined, own: string, its: string): boolean =>
    texts === undefined || (texts.includes(its) && !texts.some((text) => text === own));
  const [first, second] = [without(ones, one.text), without(others, other.text)];
  // Of two places that differ, either may be wrong.
  if ((first?.length ?? 0) < 2 && (second?.length ?? 0) < 2) return false;
  return says(first, one.text, other.text) && says(second, other.text, one.text);
}

/** The places elsewhere: one of them is this one. */
function without(texts: readonly string[] | undefined, own: string): readonly string[] | undefined {
  if (texts === undefined) return undefined;
  const at = texts.indexOf(own);
  return texts.filter((_, index) => index !== at);
}

function areWordsExchanged(one: Translated, other: Translated): boolean {
  const ours = beginningsOf(one.source);
  const theirs = beginningsOf(other.source);
  if (ours.length === 0 || theirs.length === 0 || !LATIN.test(one.text) || !LATIN.test(other.text)) return false;
  const [text, next] = [one.lower, other.lower];
  if (!ours.some((word) => next.includes(word)) || !theirs.some((word) => text.includes(word))) return false;
  return (
    !ours.some((word) => text.includes(word) || theirs.includes(word)) && !theirs.some((word) => next.includes(word))
  );
}

/** How the longer words begin: names, and words that languages share. */
function beginningsOf(source: SourceText): readonly string[] {
  return (source.beginnings ??= (source.lower.match(/[a-z]{5,}/gu) ?? []).map((word) => word.slice(0, BEGINNING)));
}

const STOP = /[.!?。！？।]["”»」)]*$/u;

const LONGER = 1.3;

/** A label and a longer sentence, each with the other's end. */
function areEndsReversed(one: Translated, other: Translated): boolean {
  const [ours, theirs] = [STOP.test(one.source.text), STOP.test(other.source.text)];
  if (ours === theirs || STOP.test(one.text) !== theirs || STOP.test(other.text) !== ours) return false;
  const [sentence, label] = ours ? [one, other] : [other, one];
  return (
    sentence.source.text.length > label.source.text.length * LONGER && label.text.length > sentence.text.length * LONGER
  );
}

function areLengthsReversed(one: Translated, other: Translated): boolean {
  const lengths = [one.source.text.length, other.source.text.length, one.text.length, other.text.length] as const;
  if (Math.min(...lengths) < SHORTEST) return false;
  const [ours, theirs, here, next] = lengths;
  return (ours > theirs * REVERSED && next > here * REVERSED) || (theirs > ours * REVERSED && here > next * REVERSED);
}
