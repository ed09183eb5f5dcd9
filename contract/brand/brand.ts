import * as v from 'valibot';
import { Amount, Currency } from '#contract/primitives.ts';

/** The eleven languages of the product; `pt` is the fallback of the specification. */
export const LANGUAGES = ['en', 'zh', 'id', 'ja', 'ko', 'es', 'tr', 'hi', 'pt', 'ru', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'pt';

const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0f2a3d'));

/** Colours by their use on the screen; each name becomes the custom property `--color-<name>`. */
export const ThemeTokens = v.strictObject({
  canvas: Colour,
  surface: Colour,
  sunken: Colour,
  line: Colour,
  text: Colour,
  muted: Colour,
  chrome: Colour,
  'chrome-text': Colour,
  'chrome-muted': Colour,
  primary: Colour,
  'primary-text': Colour,
  accent: Colour,
  'accent-text': Colour,
  success: Colour,
  warning: Colour,
  error: Colour,
  info: Colour,
});
export type ThemeTokens = v.InferOutput<typeof ThemeTokens>;

/**
 * What a brand's upstream can do. `idempotency` `none`: it ignores keys and deadlines, so that a money call is never repeated by a
 * machine, and what became of an unanswered one is found out by content and time.
 */
const UpstreamTraits = v.strictObject({ idempotency: v.picklist(['keyed', 'none']) });
export type Idempotency = v.InferOutput<typeof UpstreamTraits>['idempotency'];

/** A brand: everything that makes one operator's site differ from another's. Data only, no code. */
export const Brand = v.strictObject({
  $schema: v.optional(v.string()),
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and dashes')),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  defaultLanguage: v.picklist(LANGUAGES),
  languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1)),
  currency: Currency,
  quickStakes: v.pipe(v.array(Amount), v.minLength(1), v.maxLength(6)),
  upstream: v.optional(UpstreamTraits, { idempotency: 'keyed' }),
  theme: v.strictObject({ light: ThemeTokens, dark: ThemeTokens }),
});
export type Brand = v.InferOutput<typeof Brand>;

/** What the brand build stamps into the page: the brand, and where its texts lie. */
export const AppConfig = v.object({
  brand: Brand,
  /** Folder of the language files, with their content hash. @example '/locales/3f2a9c1d' */
  locales: v.pipe(v.string(), v.regex(/^\/locales\/[0-9a-f]{8,}$/)),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;
