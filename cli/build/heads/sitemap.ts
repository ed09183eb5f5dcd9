import type { Brand } from '#contract/brand';
import { escapeHtml } from './escape.ts';
import { GAME_PAGES } from './game-pages.ts';
import { addressOn, pageAddress } from './head-metadata.ts';

const EVERYWHERE = ['/', '/promotions', '/pages/faq', '/pages/terms', '/pages/privacy', '/pages/gamble-aware'];
/** Pages of one player. */
const PRIVATE = ['/profile', '/my-bets', '/reports', '/protection', '/private-messages', '/chat', '/booking/'];

/** The brand's public pages, without what is switched off or not open yet. */
export const publicPages = ({
  sports,
  games,
  notOpen,
  pages,
}: Pick<Brand, 'sports' | 'games' | 'notOpen' | 'pages'>): readonly string[] => [
  ...EVERYWHERE,
  ...pages.map((page) => `/pages/${page}`),
  ...[...sports, ...games].filter((game) => notOpen?.[game] === undefined).map((game) => GAME_PAGES[game].path),
];

/** Title of each public page except the home page: a text's key, or a name that is the same in every language. */
export const pageTitles = ({
  sports,
  games,
  pages,
}: Pick<Brand, 'sports' | 'games' | 'pages'>): Readonly<Record<string, string | { readonly name: string }>> => ({
  '/promotions': 'promotions:title',
  ...Object.fromEntries(
    EVERYWHERE.filter((path) => path.startsWith('/pages/')).map((path) => [path, `footer:pages.${path.slice(7)}`]),
  ),
  ...Object.fromEntries(pages.map((page) => [`/pages/${page}`, `footer:pages.${page}`])),
  ...Object.fromEntries(
    [...sports, ...games].map((game) => {
      const { path, name } = GAME_PAGES[game];
      return [path, typeof name === 'string' ? `shell:${name}` : name] as const;
    }),
  ),
});

/** All public pages in every language of the brand (sitemaps.org, with Google's alternates). */
export function sitemap(brand: Brand): string {
  const alternates = (path: string): string =>
    brand.languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(pageAddress(brand, path, language))}"/>`,
      )
      .join('');
  const pages = publicPages(brand).map((path) => `<url><loc>${addressOn(brand, path)}</loc>${alternates(path)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

/**
 * Not written if the brand has public/robots.txt. Search engines read no page that is refused here, so its noindex neither, and
 * draw a page without calls that are refused, as if the upstream were down: neither is.
 */
export function robotsTxt(brand: Brand): string {
  const refused = brand.head?.index === false ? [''] : PRIVATE.map((path) => ` ${path}`);
  return [
    'User-agent: *',
    ...refused.map((path) => `Disallow:${path}`),
    '',
    `Sitemap: ${addressOn(brand, '/sitemap.xml')}`,
    '',
  ].join('\n');
}
