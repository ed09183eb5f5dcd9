import * as v from 'valibot';
import type { Brand } from './brand.ts';
import type { Reports } from './error-reports.ts';
import { LANGUAGES } from './languages.ts';

/** Needed by the build only; not in the page. */
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

/** The brand without `BUILD_ONLY`. */
export type PageBrand = Omit<Brand, (typeof BUILD_ONLY)[number]> & {
  readonly upstream: Pick<Brand['upstream'], 'idempotency' | 'tellsSessionEnd'>;
  /** From `errorReports` and `analytics`; absent without both. */
  readonly reports?: Reports;
};

/** Checks only that a build stamped the page. The build has checked the whole schema; repeating it would cost every player 2 KB. */
const Stamped = v.looseObject({
  id: v.string(),
  name: v.string(),
  defaultLanguage: v.picklist(LANGUAGES),
  languages: v.array(v.picklist(LANGUAGES)),
});

/** What a build stamps into the page: the brand, and the folder of its translations. */
export const AppConfig = v.object({
  brand: v.custom<PageBrand>((value) => v.is(Stamped, value), 'is not a brand'),
  /** Folder of the translations, named by content hash. @example '/locales/3f2a9c1d' */
  locales: v.pipe(v.string(), v.regex(/^\/locales\/[0-9a-f]{8,}$/)),
  /** Derived from the secret in the build's environment; absent if the variable was not set. */
  storageKey: v.optional(v.string()),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;
