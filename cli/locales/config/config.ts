import type { CheckId, Severity } from './check-list.ts';

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
  readonly use: string;
  /** Other forms and beginnings that are accepted in sentences. */
  readonly also: readonly string[];
  readonly never: readonly string[];
  /** Key patterns where it applies. Empty: all. */
  readonly in: readonly string[];
  /** Required in sentences too; otherwise only in a text that is just the term. */
  readonly isInSentences: boolean;
}

/** By English term, in one language. */
export type TermList = Readonly<Record<string, Term>>;

/** Differences from i18next's defaults. */
export interface Conventions {
  readonly plurals?: 'v3' | 'v4' | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly nestingPrefix?: string | undefined;
  readonly nestingSuffix?: string | undefined;
  /** Before a plural form or context in a key. */
  readonly pluralSeparator?: string | undefined;
  readonly contextSeparator?: string | undefined;
}

export interface LocalesConfig {
  readonly source: string | undefined;
  readonly fallback: string | undefined;
  /** Required languages. Empty: those that are found. */
  readonly languages: readonly string[];
  /** Terms that no language translates. */
  readonly glossary: readonly string[];
  readonly terms: Readonly<Record<string, TermList>>;
  readonly maxLength: readonly LengthRule[];
  readonly pictures: readonly PictureRule[];
  /** Applied in order; the last matching one wins. */
  readonly rules: readonly Rule[];
  /** Texts or key patterns that may equal the source. */
  readonly allowUntranslated: readonly string[];
  /** Patterns of legal texts, whose sentences are counted. */
  readonly legal: readonly string[];
  readonly baseline: string | undefined;
  readonly defaultNamespace: string | undefined;
  /** Key patterns used by code in a way that the scan cannot find. */
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
