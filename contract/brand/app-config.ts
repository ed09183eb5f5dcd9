import * as v from 'valibot';
import type { Brand } from './brand.ts';
import { LANGUAGES } from './languages.ts';

/** What the page need not know: the build has used it up. */
export const BUILD_ONLY = ['$schema', 'theme', 'fonts', 'domains', 'csp', 'storageSecret', 'upstream'] as const;

/** A brand as the page knows it; everything but what only the build needs. */
export type PageBrand = Omit<Brand, (typeof BUILD_ONLY)[number]> & {
  readonly upstream: Pick<Brand['upstream'], 'idempotency'>;
};

/**
 * A short check that the page was stamped by a build at all. The build has held the brand against the whole schema;
 * repeating that in the page would cost every player 2 KB of schema.
 */
const Stamped = v.looseObject({
  id: v.string(),
  name: v.string(),
  defaultLanguage: v.picklist(LANGUAGES),
  languages: v.array(v.picklist(LANGUAGES)),
});

/** What the brand build stamps into the page: the brand, and where its texts lie. */
export const AppConfig = v.object({
  brand: v.custom<PageBrand>((value) => v.is(Stamped, value), 'is not a brand'),
  /** Folder of the language files, with their content hash. @example '/locales/3f2a9c1d' */
  locales: v.pipe(v.string(), v.regex(/^\/locales\/[0-9a-f]{8,}$/)),
  /** Made of the secret that the build read from the environment; absent when the variable was not set. */
  storageKey: v.optional(v.string()),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;
