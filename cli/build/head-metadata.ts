import { type Brand, VERIFICATIONS } from '#contract/brand';
import { SHARE_PICTURE } from './brand/brand-assets.ts';
import { escapeHtml } from './escape.ts';

/** The locale of Open Graph, which asks for a region: the likeliest of the language; English is that of Great Britain, as the texts are. */
export function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${code === 'en' ? 'GB' : region}`;
}

/** The address of a path on the brand's first domain, in a language if one is given. */
export const addressOn = ({ domains }: Pick<Brand, 'domains'>, path: string, language?: string): string =>
  `https://${domains[0]}${path}${language === undefined ? '' : `?lang=${language}`}`;

/**
 * Tags for search engines and for those who share a link. The build knows the home page only: for other addresses the frame's script
 * sets the path of canonical and hreflang before the app starts (`frame-script.ts`).
 */
export function headMetadata(brand: Brand): string {
  const { name, tagline, head = {}, languages, defaultLanguage } = brand;
  const meta = (key: 'name' | 'property', is: string, content: string): string =>
    `<meta ${key}="${is}" content="${escapeHtml(content)}">`;
  const others = languages.filter((language) => language !== defaultLanguage);
  const alternate = (hreflang: string, href: string): string =>
    `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
  return [
    ...(head.index === false ? [meta('name', 'robots', 'noindex')] : []),
    ...(head.verification ?? []).map(({ service, code }) => meta('name', VERIFICATIONS[service], code)),
    `<link rel="canonical" href="${addressOn(brand, '/')}">`,
    alternate('x-default', addressOn(brand, '/')),
    ...languages.map((language) => alternate(language, addressOn(brand, '/', language))),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', name),
    meta('property', 'og:description', tagline),
    meta('property', 'og:url', addressOn(brand, '/')),
    meta('property', 'og:locale', openGraphLocale(defaultLanguage)),
    ...others.map((language) => meta('property', 'og:locale:alternate', openGraphLocale(language))),
    ...(head.share === 'art'
      ? [
          meta('property', 'og:image', addressOn(brand, `/brand/${SHARE_PICTURE.file}`)),
          meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
          meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
          meta('property', 'og:image:alt', name),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ].join('\n');
}
