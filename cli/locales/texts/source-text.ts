import type { Measure, OrderedPair, Said, SourceDates, SourceNumbers, SourceWords, Span } from './source-facts.ts';
import type { Unit } from '#cli/locales/language/unit-names.ts';
import { readNesting } from '#cli/locales/syntax/nesting.ts';
import { readPlaceholders } from '#cli/locales/syntax/placeholders.ts';
import { readTags } from '#cli/locales/syntax/tags.ts';
import { traitsOf } from './traits.ts';

export class SourceText {
  readonly key: string;
  readonly text: string;
  /** Only this text; for a plural, all forms. */
  readonly family: readonly SourceText[] = [this];
  readonly lower: string;
  readonly traits: number;
  fixedTerms: readonly string[] | undefined;
  terms: readonly string[] | undefined;
  numbers: SourceNumbers | undefined;
  dates: SourceDates | undefined;
  words: SourceWords | undefined;
  currencies: ReadonlySet<string> | undefined;
  units: readonly Unit[] | undefined;
  spans: readonly Span[] | undefined;
  measures: readonly Measure[] | undefined;
  isTrimmed: boolean | undefined;
  /** Whether it is a sentence, and its final mark. */
  isSentence: boolean | undefined;
  isMarked: boolean | undefined;
  /** Pairs of values such as min and max. */
  pairs: readonly OrderedPair[] | undefined;
  isNegative: boolean | undefined;
  isForbidding: boolean | undefined;
  saysWithout: boolean | undefined;
  isMask: boolean | undefined;
  addresses: readonly (readonly string[])[] | undefined;
  /** Words with an opposite, by sentence. */
  opposites: readonly (readonly Said[])[] | undefined;
  ownNames: readonly string[] | undefined;
  codeWords: readonly string[] | undefined;
  commands: readonly string[] | undefined;
  beginnings: readonly string[] | undefined;
  /** Beginnings of all words but function words. */
  wordBeginnings: ReadonlySet<string> | undefined;
  english: readonly string[] | undefined;
  /** Length of what players see. */
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
