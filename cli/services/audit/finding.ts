/** Kinds of findings. A `problem` concerns the file, the others concern money. */
export type FindingKind =
  | 'payout'
  | 'result'
  | 'stake'
  | 'lines'
  | 'open'
  | 'clockSkew'
  | 'problem'
  | 'formula'
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
  /** A code and a message for an invalid record. */
  readonly code?: string;
  readonly message?: string;
}
