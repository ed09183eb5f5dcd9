import type { CheckId, Severity } from './check-list.ts';

/** One rule: which findings get which severity. An absent field matches everything. */
export interface Rule {
  readonly check: CheckId | undefined;
  readonly key: string | undefined;
  readonly language: string | undefined;
  readonly severity: Severity | 'off';
}

export interface LengthRule {
  readonly key: string;
  readonly max: number;
}

/** A picture of the page that shows a text. */
export interface PictureRule {
  readonly key: string;
  /** An address, or an absolute path. */
  readonly picture: string;
}

/** One concept of the glossary in one language. */
export interface Term {
  /** The preferred word. */
  readonly use: string;
  /** Other forms and beginnings of it that are accepted in a sentence. */
  readonly also: readonly string[];
  /** Words for the same thing that are refused. */
  readonly never: readonly string[];
  /** Patterns of the keys that it applies to. Empty: all. */
  readonly in: readonly string[];
  /** Required in sentences too; otherwise only in a text that is nothing but the term. */
  readonly isInSentences: boolean;
}

/** English term to its words in one language. */
export type TermList = Readonly<Record<string, Term>>;

/** Where a project differs from i18next's defaults. */
export interface Conventions {
  readonly plurals?: 'v3' | 'v4' | undefined;
  /** Around a value. */
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** Around a reference to another text. */
  readonly nestingPrefix?: string | undefined;
  readonly nestingSuffix?: string | undefined;
  /** Before a plural form and a context in a key. */
  readonly pluralSeparator?: string | undefined;
  readonly contextSeparator?: string | undefined;
}

/** The config file in one uniform shape. docs/translators/config.md explains each field. */
export interface LocalesConfig {
  readonly source: string | undefined;
  readonly fallback: string | undefined;
  /** Required languages. Empty: the ones that are found. */
  readonly languages: readonly string[];
  /** Terms that stay as they are in every language. */
  readonly glossary: readonly string[];
  /** language to its words for betting terms */
  readonly terms: Readonly<Record<string, TermList>>;
  readonly maxLength: readonly LengthRule[];
  readonly pictures: readonly PictureRule[];
  /** Applied in order; the last matching one wins. */
  readonly rules: readonly Rule[];
  /** Texts, or key patterns, that may be the same in a translation. */
  readonly allowUntranslated: readonly string[];
  /** Patterns of legal texts, whose sentences are counted. */
  readonly legal: readonly string[];
  readonly baseline: string | undefined;
  readonly defaultNamespace: string | undefined;
  /** Key patterns that the code uses in a way that the scan cannot find. */
  readonly usedKeys: readonly string[];
  readonly conventions: Conventions;
}

export const NO_CONFIG: LocalesConfig = {
  source: undefined,
  fallback: undefined,
  languages: [],
  glossary: [],
  terms: {},
  maxLength: [],
  pictures: [],
  rules: [],
  allowUntranslated: [],
  legal: [],
  baseline: undefined,
  defaultNamespace: undefined,
  usedKeys: [],
  conventions: {},
};
