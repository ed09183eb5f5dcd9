/** Without a value the property is removed. */
export interface PropertyEdit {
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
}

export interface RenamedText {
  readonly namespace: string;
  readonly from: string;
  readonly to: string;
}

export interface Migration {
  readonly to: number;
  /** Notes for the operator, one sentence each. */
  readonly changes: readonly string[];
  readonly edits: (brand: Readonly<Record<string, unknown>>) => readonly PropertyEdit[];
  readonly texts: readonly RenamedText[];
}

/** A new one also needs a brand of the version before it in fixtures/older-brands, and a section in CHANGELOG.md. */
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
