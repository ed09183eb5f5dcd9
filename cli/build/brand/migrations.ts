/** A change of one property; without a value it is removed. */
export interface PropertyEdit {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
}

/** One of the brand's own texts has another key. */
export interface RenamedText {
  readonly namespace: string;
  /** Dotted keys. */
  readonly from: string;
  readonly to: string;
}

/** The step from one version of the format to the next. */
export interface Migration {
  /** The version that it makes. */
  readonly to: number;
  /** What the operator should know, one sentence each. */
  readonly changes: readonly string[];
  /** The edits of brand.json, in their order; `brand` is the parsed file. */
  readonly edits: (brand: Readonly<Record<string, unknown>>) => readonly PropertyEdit[];
  readonly texts: readonly RenamedText[];
}

/** In their order. A new one also needs a brand of the version before it in fixtures/older-brands, and a section in CHANGELOG.md. */
export const MIGRATIONS: readonly Migration[] = [
  {
    to: 2,
    changes: [
      'brand.json states the version of its format in "version", so that slipway upgrade knows what to change.',
    ],
    edits: () => [],
    texts: [],
  },
];
