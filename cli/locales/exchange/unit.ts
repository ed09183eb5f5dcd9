export interface Unit {
  readonly namespace: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** `markOf` at the export, if the file has it. */
  readonly was?: string | undefined;
  /** The glossary's words for terms in the source, for the translator. */
  readonly terms?: readonly string[] | undefined;
  readonly maxLength?: number | undefined;
  /** Numbers of a plural form, and where the program shows the text. */
  readonly notes?: readonly string[] | undefined;
  readonly line?: number;
  /** Marked as unfinished (`fuzzy`). */
  readonly isUnsure?: boolean;
  /** XLIFF state of its segments, such as `reviewed`, and the tool's addition. */
  readonly state?: string | undefined;
  readonly subState?: string | undefined;
}

export interface Exchange {
  readonly sourceLanguage: string;
  /** Undefined for CSV: then the file's name gives it. */
  readonly language: string | undefined;
  readonly units: readonly Unit[];
}

export type Export = Exchange & { readonly language: string };
