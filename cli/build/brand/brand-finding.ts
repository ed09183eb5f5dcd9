/** Every check of `slipway brand check`, with severity and description. */
export const BRAND_CHECKS = {
  'not-json': ['error', 'brand.json cannot be read as JSON'],
  'duplicate-key': ['error', 'a key is written twice'],
  'forbidden-key': ['error', 'a key that could reach into the program'],
  'future-version': ['error', 'the file is of a newer Slipway'],
  'odd-character': ['error', 'a text has a character that is not shown, or turns the text around'],
  'stray-folder': ['error', 'a folder of brands/ that is a link, or has a name that no brand can have'],
  'wrong-type': ['error', 'a value that the schema does not allow'],
  'missing-key': ['error', 'a property is missing'],
  'unknown-key': ['error', 'a property that the schema does not know'],
  'unsafe-url': ['error', 'an address that is not plain https'],
  'wrong-id': ['error', 'the id is not the name of the folder'],
  inconsistent: ['error', 'two properties contradict each other'],
  'forbidden-feature': ['error', 'a feature that the jurisdiction profile forbids'],
  contrast: ['error', 'two colours that the page uses together are too alike (WCAG 2.2 AA)'],
  'missing-asset': ['error', 'a picture is missing'],
  'bad-image': ['error', 'a picture is not what it should be'],
  'bad-font': ['error', 'a font is too large, or no WOFF2'],
  'bad-public': ['error', 'a file of public/ that the site cannot or must not serve'],
  'bad-content': ['warning', 'banners or promotions that a preview cannot show, or that no player sees'],
  'bad-css': ['error', 'custom.css has an error, or loads from elsewhere'],
  'hidden-protection': ['error', 'custom.css may hide what the jurisdiction profile requires'],
  symlink: ['error', 'a link that leads out of the brand folder'],
  'no-catalogue': ['error', 'a language is offered that has no texts'],
  'bad-override': ['error', "a brand's own text cannot be used, or has HTML"],
  'missing-override': ['warning', "a brand's own text is missing in one of its languages"],
  'unproved-keys': [
    'warning',
    'the upstream is declared to support idempotency keys without a proof of slipway upstream check',
  ],
  'no-protection': ['error', 'the profile needs player protection, and the upstream was found to have none'],
  'old-version': ['warning', 'the file is of an older version; slipway upgrade brings it to this one'],
  'shared-domain': ['warning', 'two brands have the same domain'],
  'logo-shape': ['warning', 'the logo is not square'],
  'missing-company': ['warning', 'the operator of the site is missing, or a licence that the profile requires'],
  'currency-places': [
    'warning',
    'a currency that has no decimal place or three, and no `places` that say so; amounts have two',
  ],
  'odd-amount': ['warning', 'an amount, share or country that makes no sense'],
  'not-shown': ['warning', 'the home page is empty, or does not show what the brand sets'],
  'contact-until': ['warning', 'the day of the security contact is past, or more than a year ahead'],
  'missing-footer': ['warning', 'a language has no footer text of its own'],
} as const satisfies Record<string, readonly ['error' | 'warning', string]>;

export type BrandCheckId = keyof typeof BRAND_CHECKS;

export interface BrandFinding {
  readonly check: BrandCheckId;
  readonly severity: 'error' | 'warning';
  readonly brand: string;
  /** Relative to the folder of `brands/`. */
  readonly file: string;
  /** Dotted path of the property; empty for the whole file. */
  readonly key: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly advice: string;
}

/** A finding without its place. */
export interface BrandProblem {
  readonly check: BrandCheckId;
  readonly key: string;
  readonly message: string;
  readonly advice: string;
  readonly file?: string;
  /** Place in that file. */
  readonly at?: { readonly line: number; readonly column: number };
  /** Points at the key's name instead of its value. */
  readonly atKey?: boolean;
}
