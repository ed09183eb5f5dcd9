/** One text on its way to a translator and back. */
export interface Unit {
  readonly namespace: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** `markOf` source and target at the export; undefined where the file has none. */
  readonly was?: string | undefined;
  /** The glossary's words for the terms in the source; only for the translator to read. */
  readonly terms?: readonly string[] | undefined;
  /** How many characters fit in its place. */
  readonly maxLength?: number | undefined;
  /** Which numbers a plural form is for, and where the program shows the text. */
  readonly notes?: readonly string[] | undefined;
  /** Where it is in the file that was read. */
  readonly line?: number;
  /** The translator marked it as not finished (`fuzzy`). */
  readonly isUnsure?: boolean;
  /** The state of its segments in XLIFF, where they have one: `reviewed`, and what the tool adds to it. */
  readonly state?: string | undefined;
  readonly subState?: string | undefined;
}

export interface Exchange {
  readonly sourceLanguage: string;
  /** Undefined where the format has no language (CSV): then the file's name gives it. */
  readonly language: string | undefined;
  readonly units: readonly Unit[];
}

export type Export = Exchange & { readonly language: string };
