import type { Row, RowData } from '#contract/row.ts';
import type { Intent } from './intent.ts';

/** An entry of the upstream that fits an intent by content and time. */
export interface Fitting<Receipt> {
  /** Names the entry, so that no second intent claims it; none where it is a state rather than an entry. */
  readonly id?: string;
  readonly receipt?: Receipt | undefined;
}

/** How an upstream that ignores keys is asked: a list or a state, and what in it fits. */
export interface Search<Receipt> {
  readonly row: Row;
  readonly request: (intent: Intent) => Partial<Intent['request']>;
  /** Fitting entries, oldest first. */
  readonly find: (data: never, intent: Intent) => readonly Fitting<Receipt>[];
}

/**
 * How a keyed row is used. An upstream that knows keys is asked by key, the same way for every row (`getOutcome`); `search` is
 * for those that do not.
 */
export interface MoneyRow<R extends Row = Row, Receipt = unknown> {
  readonly row: R;
  /** What the player is shown of the answer. */
  readonly receipt: (answer: RowData<R>) => Receipt;
  readonly search: Search<Receipt>;
  /** A wrong payment password counts each time it is looked at: an attempt that may have arrived is never repeated. */
  readonly isCounted?: true;
  /** Members of the body that must not be kept in storage. */
  readonly secrets?: readonly string[];
}

/** Keeps the types of a row and its receipt together. @example defineMoney({ row: placeBet, receipt: ({ bet }) => bet, search }) */
export function defineMoney<R extends Row, Receipt>(money: MoneyRow<R, Receipt>): MoneyRow<R, Receipt> {
  return money;
}
