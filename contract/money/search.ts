import type { Row, RowData } from '../row.ts';

type Values = Readonly<Record<string, string | number>>;

/** What is known of a money call whose answer was lost. Secret properties of the body (payment password, card) are not needed. */
export interface Press {
  /** Game time in milliseconds at the press or before it: the upstream's entries carry this clock. */
  readonly pressedAt: number;
  /** By the clock of the books: an entry of before is not of this press. Two seconds before it where nothing else is known. */
  readonly earliest?: number | undefined;
  readonly request: { readonly params: Values; readonly query: Values; readonly body?: unknown };
}

/** An entry of the upstream that matches a press by content and time. */
export interface MatchingEntry<Receipt> {
  /** The entry's id, so that no second press claims it; absent if it is a state rather than an entry. */
  readonly id?: string;
  /** When it was made, by the clock of the books; absent as the id is. */
  readonly at?: number;
  readonly receipt?: Receipt | undefined;
  /** The entry may be of another kind of call, whose entries look the same. */
  readonly isVague?: true;
}

/** A page of a list, in whatever order the upstream has it. */
export interface Page {
  readonly ids: readonly string[];
  readonly times: readonly number[];
  /** How many entries were requested. */
  readonly limit: number;
  /** How many the whole list has. */
  readonly total: number;
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
  /** Of a list: what is on a page. */
  readonly page?: (data: never) => Page;
}

/** What an answer says of the entry that its call has made. */
export interface Made {
  /** As the list that is read has it. */
  readonly id?: string;
  /** By the clock of the books. */
  readonly at: string;
}

/** What a client without an answer needs to know of a row that moves money. */
export interface MoneySearch<R extends Row = Row, Receipt = unknown> {
  readonly row: R;
  readonly search: Search<Receipt>;
  /** The upstream counts wrong payment passwords: an attempt that may have arrived is never repeated. */
  readonly isCounted?: true;
  /** Properties of the body that must not be stored. */
  readonly secrets?: readonly string[];
  /** Whether the `data` of an answer is about this press: connections and caches have mixed up answers. */
  isOwn?(data: RowData<R>, press: Press): boolean;
  /** Absent where an answer names nothing that the call has made: a transfer, or a cash-out of an older bet. */
  made?(data: RowData<R>): Made;
  /** The `data` of the lost answer, made from the entry and the balance of now; undefined if the lists do not have all of it. */
  readonly rebuild?: (receipt: Receipt, balance: string) => unknown;
}

/** Keeps the types of a row and its receipt together. @example defineSearch({ row: placeBet, search, rebuild: (bet) => ({ bet }) }) */
export function defineSearch<R extends Row, Receipt>(money: MoneySearch<R, Receipt>): MoneySearch<R, Receipt> {
  return money;
}
