/** One text on its way to a translator and back. */
export interface Unit {
  readonly namespace: string;
  readonly key: string;
  readonly source: string;
  readonly target: string;
}

export interface Exchange {
  readonly sourceLanguage: string;
  /** Undefined where the format does not say (CSV): then the file's name does. */
  readonly language: string | undefined;
  readonly units: readonly Unit[];
}
