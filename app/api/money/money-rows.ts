import type { RowRequest } from '#contract/rows';
import type { MONEY_ROWS } from './every-money-row.ts';
import type { MoneyRow } from './money-row.ts';
import type { MoneyRowName } from './money-row-names.ts';

type Loaded<N extends MoneyRowName> = (typeof MONEY_ROWS)[N];

/** What a press of a row needs. @example MoneyRequest<'openDeposit'> */
export type MoneyRequest<N extends MoneyRowName> = Omit<RowRequest<Loaded<N>['row']>, never>;
/** What is shown once a row was accepted. */
export type MoneyReceipt<N extends MoneyRowName> = ReturnType<Loaded<N>['receipt']>;

/**
 * All rows load with the first press of any, in one chunk: a chunk per row would split the code shared with the first load into
 * twenty files, each compressed alone.
 */
export async function loadMoneyRow(name: MoneyRowName): Promise<MoneyRow> {
  const { MONEY_ROWS: all } = await loadMoney();
  return all[name] as unknown as MoneyRow;
}

export const loadMoney = () => import('./every-money-row.ts');
