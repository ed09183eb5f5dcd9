import { MONEY_SEARCHES, type MoneySearch } from '#contract/money';

/** By name, because the edge's store has names of rows. */
export function searchOf(name: string): MoneySearch {
  return (MONEY_SEARCHES as Readonly<Record<string, unknown>>)[name] as MoneySearch;
}
