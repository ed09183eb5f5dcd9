import type { Row } from '../row.ts';

type Values = Readonly<Record<string, string | number>>;

/** What is known of a money call whose answer was lost. Secret properties of the body (payment password, card) are not needed. */
export interface Press {
  /** Game time in milliseconds at the press or before it: the upstream's entries carry this clock. */
  readonly pressedAt: number;
  readonly request: { readonly params: Values; readonly query: Values; readonly body?: unknown };
}

/** An entry of the upstream that matches a press by content and time. */
export interface MatchingEntry<Receipt> {
  /** The entry's id, so that no second press claims it; absent if it is a state rather than an entry. */
  readonly id?: string;
  readonly receipt?: Receipt | undefined;
}

/** How to reconcile with an upstream that ignores keys: a list or a state to read, and which of its entries match. */
export interface Search<Receipt> {
  readonly row: Row;
  /** The request of a page; `start`: how many of the newest entries to leave out. */
  readonly request: (press: Press, start?: number) => { readonly params?: Values; readonly query?: Values };
  /** Matching entries, oldest first. */
  readonly find: (data: never, press: Press) => readonly MatchingEntry<Receipt>[];
  /** What the upstream's lists show of a press: presses with equal texts have entries that look alike. */
  readonly looks: (press: Press) => string;
  /** Of a list: whether all entries since the press are on this page, and how many it has. */
  readonly page?: (data: never, press: Press) => { readonly isLast: boolean; readonly entries: number };
}

/** What a client without an answer needs to know of a row that moves money. */
export interface MoneySearch<R extends Row = Row, Receipt = unknown> {
  readonly row: R;
  readonly search: Search<Receipt>;
  /** Each look at a wrong payment password counts: an attempt that may have arrived is never repeated. */
  readonly isCounted?: true;
  /** Properties of the body that must not be stored. */
  readonly secrets?: readonly string[];
  /** The `data` of the lost answer, made from the entry and the balance of now; undefined if the lists do not have all of it. */
  readonly rebuild?: (receipt: Receipt, balance: string) => unknown;
}

/** Keeps the types of a row and its receipt together. @example defineSearch({ row: placeBet, search, rebuild: (bet) => ({ bet }) }) */
export function defineSearch<R extends Row, Receipt>(money: MoneySearch<R, Receipt>): MoneySearch<R, Receipt> {
  return money;
}
