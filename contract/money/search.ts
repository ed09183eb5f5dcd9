import type { Row, RowData } from '../row.ts';

type Values = Readonly<Record<string, string | number>>;

/** A money call with a lost answer; without secrets of the body (payment password, card). */
export interface Press {
  /** Game time at or before the press, in milliseconds: entries use this clock. */
  readonly pressedAt: number;
  /** Earlier entries, by the books' clock, are not of this press. By default two seconds before it. */
  readonly earliest?: number | undefined;
  readonly request: { readonly params: Values; readonly query: Values; readonly body?: unknown };
}

/** An entry with the press's content and time. */
export interface MatchingEntry<Receipt> {
  /** So that no second press claims it; absent for a state. */
  readonly id?: string;
  /** By the books' clock; absent for a state. */
  readonly at?: number;
  readonly receipt?: Receipt | undefined;
  /** Another kind of call could have made an entry that looks the same. */
  readonly isVague?: true;
}

/** A page in the upstream's order. */
export interface Page {
  readonly ids: readonly string[];
  readonly times: readonly number[];
  readonly limit: number;
  readonly total: number;
}

/** How to reconcile without keys: a list or state to read, and which entries match. */
export interface Search<Receipt> {
  readonly row: Row;
  /** Request of a page; `start` skips the newest entries. */
  readonly request: (press: Press, start?: number) => { readonly params?: Values; readonly query?: Values };
  /** Matching entries, oldest first. */
  readonly find: (data: never, press: Press) => readonly MatchingEntry<Receipt>[];
  /** The press as shown by the lists: equal for presses with similar entries. */
  readonly looks: (press: Press) => string;
  readonly page?: (data: never) => Page;
}

/** What an answer says about its entry. */
export interface Made {
  /** As in the list. */
  readonly id?: string;
  /** By the books' clock. */
  readonly at: string;
}

/** What a client without an answer needs to know of a money row. */
export interface MoneySearch<R extends Row = Row, Receipt = unknown> {
  readonly row: R;
  readonly search: Search<Receipt>;
  /** Wrong payment passwords are counted: an attempt that may have arrived is never repeated. */
  readonly isCounted?: true;
  /** Of the body; must not be stored. */
  readonly secrets?: readonly string[];
  /** Whether an answer's `data` belongs to this press: connections and caches have mixed up answers. */
  isOwn?(data: RowData<R>, press: Press): boolean;
  /** Absent if an answer names nothing of its call: a transfer, or cashing out an older bet. */
  made?(data: RowData<R>): Made;
  /** The lost answer's `data`, from the entry and the current balance; undefined if the lists lack something. */
  readonly rebuild?: (receipt: Receipt, balance: string) => unknown;
}

/** Connects the types of row and receipt. @example defineSearch({ row: placeBet, search, rebuild: (bet) => ({ bet }) }) */
export function defineSearch<R extends Row, Receipt>(money: MoneySearch<R, Receipt>): MoneySearch<R, Receipt> {
  return money;
}
