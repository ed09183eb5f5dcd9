import type { ThemeToken } from '#contract/brand';

/** Text and small meaningful signs (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** Edges of controls, focus rings, icons (1.4.11). */
const SHAPE = 3;

export interface TokenPair {
  readonly front: ThemeToken;
  readonly back: ThemeToken;
  readonly least: number;
}

const GROUNDS: readonly ThemeToken[] = ['canvas', 'surface', 'sunken'];
const ON_GROUNDS: readonly ThemeToken[] = ['text', 'muted', 'primary', 'success', 'warning', 'error', 'info'];

/**
 * Pairs of colours that the app's stylesheets use together; `token-pairs.test.ts` reads the stylesheets and fails
 * when a rule uses a pair that is missing here.
 */
export const TOKEN_PAIRS: readonly TokenPair[] = [
  ...ON_GROUNDS.flatMap((front) => GROUNDS.map((back) => ({ front, back, least: TEXT }))),
  { front: 'chrome-text', back: 'chrome', least: TEXT },
  { front: 'chrome-muted', back: 'chrome', least: TEXT },
  { front: 'primary-text', back: 'primary', least: TEXT },
  { front: 'accent-text', back: 'accent', least: TEXT },
  // The focus ring and the balance's icon are on the header.
  { front: 'accent', back: 'chrome', least: SHAPE },
];
