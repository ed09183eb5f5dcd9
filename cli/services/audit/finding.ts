/** What an audit may say of a record. `problem`s are of the file, the others of the money. */
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
  /** Where the record begins, from 1. */
  readonly line: number;
  readonly kind: FindingKind;
  readonly bet_id?: string;
  readonly currency?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Paid less owed: above zero too much was paid. */
  readonly difference?: string;
  /** A code and a sentence for what is wrong with the record. */
  readonly code?: string;
  readonly message?: string;
}
