import { MONEY_SEARCHES, type MoneySearch } from '#contract/money';

/** How the outcome of a money row is found; by name, because the edge reads names from its store. */
export function searchOf(name: string): MoneySearch {
  return (MONEY_SEARCHES as Readonly<Record<string, unknown>>)[name] as MoneySearch;
}
