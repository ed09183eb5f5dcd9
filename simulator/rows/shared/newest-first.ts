/** An operator's own content file may have any order. */
export const newestFirst = <Entry extends { readonly at: string }>(list: readonly Entry[]): readonly Entry[] =>
  list.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
