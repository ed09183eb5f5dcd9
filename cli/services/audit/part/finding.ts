import type { Case } from '#cli/services/report/cases.ts';

/** Kinds of findings. A `problem` concerns the file, the others concern money. */
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

/** One line of the differences file. */
export interface Finding {
  /** First line of the record, from 1. */
  readonly line: number;
  readonly kind: FindingKind;
  readonly bet_id?: string;
  readonly currency?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Paid less owed: above zero too much was paid. */
  readonly difference?: string;
  /** A code and a message for an invalid record; of a payout, what would explain it. */
  readonly code?: string;
  readonly message?: string;
}

/** A finding for CI servers. */
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
