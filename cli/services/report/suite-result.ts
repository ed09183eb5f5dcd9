import type { Page } from './page-content.ts';

/** What a suite has found: printed, written to files, and its exit code. */
export interface SuiteResult {
  readonly text: string;
  readonly page: Page;
  readonly json: object;
  /** Whether nothing differs and something was checked. */
  readonly isGood: boolean;
}
