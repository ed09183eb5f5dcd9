import type { CheckId, Severity } from '#cli/locales/config/check-list.ts';
import type { CatalogueFile } from './catalogue.ts';

/** One finding as `--json` prints it: the order of the fields is part of the format. */
export interface Finding {
  readonly check: CheckId;
  readonly severity: Severity;
  readonly language: string;
  /** Dotted, as in the file; empty when the finding is about a whole file. */
  readonly key: string;
  readonly file: string;
  /** Both count from 1; the column in UTF-16 units, as editors and SARIF count. */
  readonly line: number;
  readonly column: number;
  readonly source: string | null;
  readonly target: string | null;
  readonly advice: string;
}

/** What a check reports: the place is looked up later, so that a clean file is never scanned for positions. */
export interface Problem {
  readonly check: CheckId;
  readonly file: CatalogueFile;
  readonly key: string;
  /** `value` and `key` are in the file; `parent` is the place where an absent key belongs; a number is an offset in the text. */
  readonly at: 'value' | 'key' | 'parent' | number;
  readonly source?: string | null;
  readonly target?: string | null;
  readonly advice: string;
  /** An English word in the text: one that the language has in several texts is its own. */
  readonly word?: string;
  /** Set where the check's default severity is wrong for this case. */
  readonly severity?: Severity;
}

export type Report = (problem: Problem) => void;
