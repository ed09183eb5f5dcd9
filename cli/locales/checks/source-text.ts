import { traitsOf } from '#cli/locales/traits.ts';
import { readNesting, type Nesting } from '#cli/locales/syntax/nesting.ts';
import { readPlaceholders, type Placeholders } from '#cli/locales/syntax/placeholders.ts';
import { signature } from '#cli/locales/syntax/signature.ts';
import { readTags, type Tags } from '#cli/locales/syntax/tags.ts';

/** A text of the source language; what it holds is read once, when the first translation asks. */
export class SourceText {
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
  /** The text alone, for where a plural would list its forms. */
  readonly family: readonly SourceText[];
  /** Answers of the config for this text, kept here as each is asked for once a language. */
  maxLength: number | undefined = undefined;
  fixedTerms: readonly string[] | undefined = undefined;
  hasTerm: boolean | undefined = undefined;
  /** Words and single spaces, no term, no limit of length: what most texts are. */
  isPlain: boolean | undefined = undefined;
  #signature: string | false | undefined;
  #placeholders: Placeholders | undefined;
  #tags: Tags | undefined;
  #nesting: Nesting | undefined;
  #lower: string | undefined;
  #traits: number | undefined;

  constructor(namespace: string, key: string, text: string) {
    this.namespace = namespace;
    this.key = key;
    this.text = text;
    this.family = [this];
  }

  get traits(): number {
    return (this.#traits ??= traitsOf(this.text));
  }
  /** The marks in order, false when they are not of the plain kind or not sound. */
  get signature(): string | false {
    if (this.#signature === undefined) {
      const isSound =
        this.nesting.broken.length === 0 &&
        this.placeholders.residue.length === 0 &&
        this.tags.unbalanced.length === 0 &&
        this.tags.nearly.length === 0;
      this.#signature = (isSound ? signature(this.text) : undefined) ?? false;
    }
    return this.#signature;
  }
  get placeholders(): Placeholders {
    return (this.#placeholders ??= readPlaceholders(this.text));
  }
  get tags(): Tags {
    return (this.#tags ??= readTags(this.text));
  }
  get nesting(): Nesting {
    return (this.#nesting ??= readNesting(this.text));
  }
  get lower(): string {
    return (this.#lower ??= this.text.toLowerCase());
  }
}
