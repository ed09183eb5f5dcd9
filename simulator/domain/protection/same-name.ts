/** Whether two spellings are one name, ignoring case, accents, width, spaces and order. */
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
