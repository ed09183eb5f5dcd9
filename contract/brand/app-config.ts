import * as v from 'valibot';
import type { Brand } from './brand.ts';
import type { Reports } from './error-reports.ts';
import { LANGUAGES } from './languages.ts';

/** Properties that only the build needs; the page does not get them. */
export const BUILD_ONLY = [
  '$schema',
  'version',
  'digits',
  'theme',
  'fonts',
  'domains',
  'csp',
  'head',
  'security',
  'errorReports',
  'analytics',
  'storageSecret',
  'upstream',
] as const;

/** The brand in the page: all properties but `BUILD_ONLY`. */
export type PageBrand = Omit<Brand, (typeof BUILD_ONLY)[number]> & {
  readonly upstream: Pick<Brand['upstream'], 'idempotency' | 'tellsSessionEnd'>;
  /** Of `errorReports` and `analytics`; absent where the brand has neither. */
  readonly reports?: Reports;
};

/**
 * A short check that the page was stamped by a build at all. The build has checked the brand against the whole schema;
 * repeating that in the page would cost every player 2 KB of schema.
 */
const Stamped = v.looseObject({
  id: v.string(),
  name: v.string(),
  defaultLanguage: v.picklist(LANGUAGES),
  languages: v.array(v.picklist(LANGUAGES)),
});

/** What the brand build stamps into the page: the brand, and the folder of its translations. */
export const AppConfig = v.object({
  brand: v.custom<PageBrand>((value) => v.is(Stamped, value), 'is not a brand'),
  /** Folder of the language files, with their content hash. @example '/locales/3f2a9c1d' */
  locales: v.pipe(v.string(), v.regex(/^\/locales\/[0-9a-f]{8,}$/)),
  /** Derived from the secret that the build read from the environment; absent when the variable was not set. */
  storageKey: v.optional(v.string()),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;
