const DEFAULT_PAGE_SIZE = 50;

export function pageOfList<Name extends string, Entry>(
  name: Name,
  list: readonly Entry[],
  {
    start = 0,
    limit = DEFAULT_PAGE_SIZE,
  }: { readonly start?: number | undefined; readonly limit?: number | undefined },
): { total: number } & { [N in Name]: Entry[] } {
  return { total: list.length, [name]: list.slice(start, start + limit) } as { total: number } & {
    [N in Name]: Entry[];
  };
}
