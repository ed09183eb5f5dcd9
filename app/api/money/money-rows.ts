import type { RowRequest } from '#contract/row.ts';
import type { MONEY_ROWS } from './every-money-row.ts';
import type { MoneyRow } from './money-row.ts';
import type { MoneyRowName } from './money-row-names.ts';

type Loaded<N extends MoneyRowName> = (typeof MONEY_ROWS)[N];

/** What a press of a row needs. @example MoneyRequest<'openDeposit'> */
export type MoneyRequest<N extends MoneyRowName> = Omit<RowRequest<Loaded<N>['row']>, never>;
/** What is shown once a row is accepted. */
export type MoneyReceipt<N extends MoneyRowName> = ReturnType<Loaded<N>['receipt']>;

/**
 * The rows are loaded with the first press of any, all in one chunk: one for each row would cut what they share with the first load
 * into twenty files, each compressed by itself.
 */
export async function loadMoneyRow(name: MoneyRowName): Promise<MoneyRow> {
  const { MONEY_ROWS: all } = await import('./every-money-row.ts');
  return all[name] as unknown as MoneyRow;
}
