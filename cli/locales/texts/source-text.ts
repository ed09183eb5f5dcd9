import type { OrderedPair, Said, SourceNumbers, SourceWords, Span, Unit } from './source-facts.ts';
import { readNesting } from '#cli/locales/syntax/nesting.ts';
import { readPlaceholders } from '#cli/locales/syntax/placeholders.ts';
import { readTags } from '#cli/locales/syntax/tags.ts';
import { traitsOf } from './traits.ts';

/** A text of the source language, parsed once for all languages. */
export class SourceText {
  readonly key: string;
  readonly text: string;
  /** Only this text; a plural lists all its forms here. */
  readonly family: readonly SourceText[] = [this];
  readonly lower: string;
  /** The kinds of characters in the text. */
  readonly traits: number;
  /** The glossary's terms in the text, found once for all languages. */
  fixedTerms: readonly string[] | undefined;
  /** The betting terms in the text, found once for all languages. */
  terms: readonly string[] | undefined;
  /** Its numbers and words, found once for all languages. */
  numbers: SourceNumbers | undefined;
  words: SourceWords | undefined;
  currencies: ReadonlySet<string> | undefined;
  /** The units of time that it counts in. */
  units: readonly Unit[] | undefined;
  spans: readonly Span[] | undefined;
  /** Whether it has no space at its ends. */
  isTrimmed: boolean | undefined;
  /** Whether it is a whole sentence, and how it ends. */
  isSentence: boolean | undefined;
  /** Whether a value of it has a format or is not escaped. */
  isMarked: boolean | undefined;
  /** Two values each that belong together, such as min and max. */
  pairs: readonly OrderedPair[] | undefined;
  /** Whether it says what is not. */
  isNegative: boolean | undefined;
  isForbidding: boolean | undefined;
  /** How it says so, in small letters. */
  denials: readonly string[] | undefined;
  saysWithout: boolean | undefined;
  /** Whether it has a card's date of expiry. */
  isMask: boolean | undefined;
  /** Its addresses: of `href`, of the web, of mail. */
  addresses: readonly (readonly string[])[] | undefined;
  /** What it says of which there is an opposite, for each sentence. */
  opposites: readonly (readonly Said[])[] | undefined;
  /** Names with a capital inside, and how its longer words begin. */
  ownNames: readonly string[] | undefined;
  beginnings: readonly string[] | undefined;
  /** The same of all words but those of grammar. */
  wordBeginnings: ReadonlySet<string> | undefined;
  /** Words that are plainly English. */
  english: readonly string[] | undefined;
  /** Without what is not shown. */
  shownLength: number | undefined;
  endMark: { readonly is: string | undefined; readonly isNear: boolean } | undefined;
  readonly placeholders;
  readonly tags;
  readonly nesting;

  constructor(key: string, text: string) {
    this.key = key;
    this.text = text;
    this.lower = text.toLowerCase();
    this.traits = traitsOf(text);
    this.placeholders = readPlaceholders(text);
    this.tags = readTags(text);
    this.nesting = readNesting(text);
  }
}
