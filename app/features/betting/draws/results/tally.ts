/** How often a result came, and for how many draws it has not. */
export interface Tally {
  readonly key: string;
  readonly frequency: number;
  /** 0 if it came in the latest draw; the number of draws if it came in none. */
  readonly absence: number;
}

/**
 * Frequency and absence of each key over draws, the latest first. A key may come several times in one draw.
 *
 * @example tally(['a', 'b'], [['a'], ['a', 'a']]) // a: frequency 3, absence 0; b: frequency 0, absence 2
 */
export function tally(keys: readonly string[], draws: readonly (readonly string[])[]): readonly Tally[] {
  const all = draws.flat();
  return keys.map((key) => {
    const last = draws.findIndex((draw) => draw.includes(key));
    return {
      key,
      frequency: all.filter((each) => each === key).length,
      absence: last === -1 ? draws.length : last,
    };
  });
}
