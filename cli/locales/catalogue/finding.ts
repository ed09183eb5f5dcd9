import type { CheckId, Severity } from '#cli/locales/config/check-list.ts';
import type { CatalogueFile } from './catalogue.ts';

/** A finding as `--json` prints it; the order of the fields is part of the format. */
export interface Finding {
  readonly check: CheckId;
  readonly severity: Severity;
  readonly language: string;
  readonly key: string;
  readonly file: string;
  /** Counted from 1; columns in UTF-16 units, as in editors and SARIF. */
  readonly line: number;
  readonly column: number;
  readonly source: string | null;
  readonly target: string | null;
  readonly advice: string;
}

/** What a check reports. Its place is looked up later, so that files without findings are never scanned. */
export interface Problem {
  readonly check: CheckId;
  readonly file: CatalogueFile;
  readonly key: string;
  /** `value` and `key` are in the file; `parent` is where an absent key belongs; a number is an offset. */
  readonly at: 'value' | 'key' | 'parent' | number;
  readonly source?: string | null;
  readonly target?: string | null;
  readonly advice: string;
  readonly word?: string;
  /** Overrides the check's default severity. */
  readonly severity?: Severity;
}

export type Report = (problem: Problem) => void;
