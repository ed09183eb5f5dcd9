import type { CheckId } from './check-list.ts';
import type { Severity } from './finding.ts';

/** One rule: which findings, and what becomes of them. An absent part means all. */
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

/** Words of one language that may stand for a term: English term to accepted words. */
export type TermList = Readonly<Record<string, readonly string[]>>;

/** The config file, made uniform. docs/translators.md explains each field. */
export interface LocalesConfig {
  readonly source: string | undefined;
  readonly fallback: string | undefined;
  /** Languages that must be there. Empty: those that are found. */
  readonly languages: readonly string[];
  /** Terms that stay as they are in every language. */
  readonly glossary: readonly string[];
  /** language to its words for the terms of the trade */
  readonly terms: Readonly<Record<string, TermList>>;
  readonly maxLength: readonly LengthRule[];
  /** Applied in order; the last that fits wins. */
  readonly rules: readonly Rule[];
  /** Texts, or key patterns, that may be the same in a translation. */
  readonly allowUntranslated: readonly string[];
  readonly baseline: string | undefined;
  readonly defaultNamespace: string | undefined;
  /** Key patterns that the code uses in a way no scan can see. */
  readonly usedKeys: readonly string[];
}

export const NO_CONFIG: LocalesConfig = {
  source: undefined,
  fallback: undefined,
  languages: [],
  glossary: [],
  terms: {},
  maxLength: [],
  rules: [],
  allowUntranslated: [],
  baseline: undefined,
  defaultNamespace: undefined,
  usedKeys: [],
};
