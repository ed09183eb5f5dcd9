export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** A number and the unit of time that it counts. */
export interface Span {
  readonly number: string;
  readonly unit: Unit;
  /** Whether the text has the number at no other place. */
  readonly isOnce: boolean;
}

/** All that a number may mean: 1.000 is a thousand in Spanish and one in English. */
export interface Written {
  readonly text: string;
  readonly readings: readonly string[];
  /** 2nd, which most languages write as a word. */
  readonly isOrdinal?: boolean;
}

export interface SourceNumbers {
  /** As they are in the text. */
  readonly written: readonly string[];
  readonly numbers: readonly Written[];
  /** As words, for each sentence; none where no sentence has one. */
  readonly spelled: readonly (readonly number[])[];
  readonly hasPercent: boolean;
  /** "3 to 8". */
  readonly range: readonly [low: string, high: string] | undefined;
}

export interface SourceWords {
  /** Between blanks. */
  readonly joined: string;
  readonly known: ReadonlySet<string>;
  /** Those that are no names, as often as they are there. */
  readonly plain: readonly string[];
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
