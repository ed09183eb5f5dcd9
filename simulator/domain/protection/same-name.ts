/** Whether two spellings are the name of one person: case, accents, width and extra blanks do not count, the order of the names does not either. */
export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .toSorted()
    .join(' ');
