export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** All that a number may mean: 1.000 is a thousand in Spanish and one in English. */
export interface Written {
  readonly text: string;
  readonly readings: readonly string[];
  /** 2nd, which most languages write as a word. */
  readonly isOrdinal?: boolean;
}

export interface SourceNumbers {
  readonly shown: string;
  readonly numbers: readonly Written[];
  /** As words. */
  readonly spelled: readonly number[];
}

export interface SourceWords {
  /** Between blanks. */
  readonly joined: string;
  readonly known: ReadonlySet<string>;
}

/** Of two opposites the one that a sentence says, by their place in the list. */
export interface Said {
  readonly about: number;
  readonly side: 0 | 1;
}
