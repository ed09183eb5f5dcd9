import type { Page } from './page-content.ts';

export interface SuiteResult {
  readonly text: string;
  readonly page: Page;
  readonly json: object;
  /** Nothing differs, and something was checked. */
  readonly isGood: boolean;
  /** The other side is gone, and nothing more was asked. */
  readonly isCutShort?: boolean;
}
