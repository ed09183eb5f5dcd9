import type { MoneySearch } from '#contract/money';
import type { Row, RowData } from '#contract/rows';

/**
 * How a keyed row is used. An upstream with keys is polled by key, the same way for every row (`getOutcome`); `search` is for
 * upstreams without keys.
 */
export interface MoneyRow<R extends Row = Row, Receipt = unknown> extends Omit<MoneySearch<R>, 'rebuild'> {
  readonly row: R;
  /** What the player sees of the answer. */
  readonly receipt: (answer: RowData<R>) => Receipt;
}

/** Keeps the types of a row and its receipt together. @example defineMoney({ ...MONEY_SEARCHES.placeBet, receipt: ({ bet }) => bet }) */
export function defineMoney<R extends Row, Receipt>({
  row,
  search,
  isCounted,
  secrets,
  isOwn,
  made,
  receipt,
}: MoneyRow<R, Receipt>): MoneyRow<R, Receipt> {
  return {
    row,
    search,
    receipt,
    ...(isCounted && { isCounted }),
    ...(secrets && { secrets }),
    ...(isOwn && { isOwn }),
    ...(made && { made }),
  };
}
