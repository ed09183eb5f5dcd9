const PAGE_USUAL = 50;

/** A part of a list that is held whole. */
export function pageOfList<Name extends string, Entry>(
  name: Name,
  list: readonly Entry[],
  { start = 0, limit = PAGE_USUAL }: { readonly start?: number | undefined; readonly limit?: number | undefined },
): { total: number } & { [N in Name]: Entry[] } {
  return { total: list.length, [name]: list.slice(start, start + limit) } as { total: number } & {
    [N in Name]: Entry[];
  };
}
