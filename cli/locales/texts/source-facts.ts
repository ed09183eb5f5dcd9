import type { Unit } from '#cli/locales/language/unit-names.ts';

export interface Span {
  readonly number: string;
  readonly unit: Unit;
  /** Whether the number occurs only there. */
  readonly isOnce: boolean;
}

/** All possible readings of a number: 1.000 is a thousand in Spanish and one in English. */
export interface Written {
  readonly text: string;
  readonly readings: readonly string[];
  /** 2nd, the 1990s, 100% free: most languages use a word. */
  readonly mayBeWord?: boolean;
  /** 12 PM. */
  readonly isNoon?: boolean;
}

export interface SourceNumbers {
  /** As written in the text. */
  readonly written: readonly string[];
  readonly numbers: readonly Written[];
  /** Number words by sentence; empty if there are none. */
  readonly spelled: readonly (readonly number[])[];
  readonly hasPercent: boolean;
  /** {{n}}%. */
  readonly isPercent: boolean;
  /** "3 to 8". */
  readonly range: readonly [low: string, high: string] | undefined;
}

export interface SourceWords {
  /** Joined by spaces. */
  readonly joined: string;
  readonly known: ReadonlySet<string>;
  /** Those that are no names, with repetitions. */
  readonly plain: readonly string[];
}

/** Which of two opposites a sentence says; by index. */
export interface Said {
  readonly about: number;
  readonly side: 0 | 1;
}

export type Place = readonly [namespace: string, key: string];

/** Texts with a word of one neighbour only, for both. */
export interface NeighbourUses {
  readonly ones: readonly Place[];
  readonly others: readonly Place[];
}

/** Two values in this order, in every language or only in those with English sentence structure. */
export type OrderedPair = readonly [first: string, second: string, isEverywhere: boolean];

/** Months from 0 and weekdays from Sunday. */
export interface SourceDates {
  readonly months: readonly number[];
  /** Those that are no other words. */
  readonly surely: readonly number[];
  readonly days: readonly number[];
}

/** 10 MB. */
export interface Measure {
  /** Its digits. */
  readonly number: string;
  readonly written: string;
  /** Data, length or weight. */
  readonly kind: number;
  readonly size: number;
  readonly isEnglish: boolean;
}
