const LONG = 5;
const VOWELS = /[\p{M}aeiouyąęěıůőаеиоуюяьйыії]{1,6}$/u;

/** A name without its last vowels, which other cases change; short ones are whole. */
export const stemOf = (name: string): string => (isLong(name) ? name.replace(VOWELS, '') : name);

/** Long enough to be known by its stem. */
export const isLong = (name: string): boolean => name.length >= LONG;
