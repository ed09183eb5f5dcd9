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
  /** As words, for each sentence. */
  readonly spelled: readonly (readonly number[])[];
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

export type Place = readonly [namespace: string, key: string];

/** Texts that have a word of a text and not of its neighbour, and the other way round. */
export interface NeighbourUses {
  readonly ones: readonly Place[];
  readonly others: readonly Place[];
}

/** Two values that stand in this order, in every language or only in those whose sentences are built as English ones. */
export type OrderedPair = readonly [first: string, second: string, isEverywhere: boolean];
