import { type Brand, type Language, VERIFICATIONS } from '#contract/brand';
import { escapeHtml } from './escape.ts';
import { SHARE_PICTURE } from './game-pages.ts';

/** Open Graph's locale needs a region: the likeliest for the language; for English Great Britain, as in the texts. */
export function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${code === 'en' ? 'GB' : region}`;
}

/** The address of a path on the brand's first domain. */
export const addressOn = ({ domains }: Pick<Brand, 'domains'>, path: string, language?: string): string =>
  `https://${domains[0]}${path}${language === undefined ? '' : `?lang=${language}`}`;

interface FoundPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Shown with shared links; by default the brand's. */
  readonly picture?: string | undefined;
}

/** The default language has no parameter, so that each page has one address. */
export const pageAddress = (brand: Brand, path: string, language: Language): string =>
  addressOn(brand, path, language === brand.defaultLanguage ? undefined : language);

const homeOf = ({ name, tagline, defaultLanguage }: Brand): FoundPage => ({
  path: '/',
  language: defaultLanguage,
  title: name,
  description: tagline,
});

/**
 * Title and tags of a page for search engines and shared links; without a page those of the home page. A match has those of its
 * sport, other addresses without their own head the home page's: the frame's script sets canonical and hreflang
 * (`frame-script.ts`).
 */
export function pageHead(
  brand: Brand,
  { path, language, title, description, picture = SHARE_PICTURE.file }: FoundPage = homeOf(brand),
): string {
  const { name, head = {}, languages } = brand;
  const meta = (key: 'name' | 'property', is: string, content: string): string =>
    `<meta ${key}="${is}" content="${escapeHtml(content)}">`;
  const alternate = (hreflang: string, href: string): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
  const address = pageAddress(brand, path, language);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'application-name', name),
    ...(head.index === false ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.verification ?? []).map(({ service, code }) => meta('name', VERIFICATIONS[service], code)),
    `<link rel="canonical" href="${address}">`,
    alternate('x-default', addressOn(brand, path)),
    ...languages.map((each) => alternate(each, pageAddress(brand, path, each))),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...languages
      .filter((each) => each !== language)
      .map((each) => meta('property', 'og:locale:alternate', openGraphLocale(each))),
    ...(head.share === 'art'
      ? [
          meta('property', 'og:image', addressOn(brand, `/brand/${picture}`)),
          meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
          meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ].join('\n');
}
