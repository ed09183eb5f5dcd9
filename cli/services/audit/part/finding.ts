import type { Case } from '#cli/services/report/cases.ts';

/** A `problem` concerns the file, the others money. */
export type FindingKind =
  | 'payout'
  | 'result'
  | 'stake'
  | 'lines'
  | 'open'
  | 'contradiction'
  | 'clockSkew'
  | 'problem'
  | 'formula'
  | 'duplicate'
  | 'currency'
  | 'number'
  | 'encoding';

export interface Finding {
  /** Of the record's first line, from 1. */
  readonly line: number;
  readonly kind: FindingKind;
  readonly bet_id?: string;
  readonly currency?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Paid minus owed: positive if too much was paid. */
  readonly difference?: string;
  /** For an invalid record code and message; for a payout a possible explanation. */
  readonly code?: string;
  readonly message?: string;
}

export function caseOf({ line, kind, bet_id, expected, actual, difference, message }: Finding): Case {
  const parts = [
    message,
    expected === undefined ? undefined : `expected ${expected}`,
    actual === undefined ? undefined : `actual ${actual}`,
    difference === undefined ? undefined : `difference ${difference}`,
  ];
  const failure = parts.filter((part) => part !== undefined).join(', ');
  return { name: `line ${line}: ${kind}${bet_id === undefined ? '' : ` of bet ${bet_id}`}`, failure };
}
