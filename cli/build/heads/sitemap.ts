import type { Brand } from '#contract/brand';
import { escapeHtml } from './escape.ts';
import { addressOn, pageAddress } from './head-metadata.ts';

/** Paths of sports and games; a test compares them with the app's routes. */
const PAGES: Readonly<Record<Brand['sports'][number] | Brand['games'][number], string>> = {
  soccer: '/sport/soccer',
  basketball: '/sport/basketball',
  bd: '/sport/bd',
  cricket: '/sport/cricket',
  '365sports': '/sport/365sports',
  hkmarksix: '/lottery/hkmarksix',
  ammarksix: '/lottery/ammarksix',
  newammarksix: '/lottery/newammarksix',
  gallopingmarksix: '/lottery/gallopingmarksix',
  sgnmarksix: '/lottery/sgnmarksix',
  twnmarksix: '/lottery/twnmarksix',
  pk10: '/lottery/pk10',
  pgGames: '/game/pgGame',
  tadaGames: '/game/tadaGame',
  noah: '/game/noah',
  winfinity: '/live-games',
  cardGame: '/game/cardGame',
  ngGame: '/game/ngGame',
};
const EVERYWHERE = ['/', '/promotions', '/pages/faq', '/pages/terms', '/pages/privacy', '/pages/gamble-aware'];
/** Pages of one player, and calls: nothing for search engines. */
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
  ...[...sports, ...games].filter((game) => notOpen?.[game] === undefined).map((game) => PAGES[game]),
];

type Offered = Brand['sports'][number] | Brand['games'][number];
/** Names in the navigation; a test compares them with the app. */
const NAMES: Readonly<Record<Offered, `nav.${string}` | `lottery.${string}` | { readonly name: string }>> = {
  soccer: 'nav.soccer',
  basketball: 'nav.basketball',
  bd: 'nav.bd',
  cricket: 'nav.cricket',
  '365sports': { name: '365 Sports' },
  hkmarksix: 'lottery.hkmarksix',
  ammarksix: 'lottery.ammarksix',
  newammarksix: 'lottery.newammarksix',
  gallopingmarksix: 'lottery.gallopingmarksix',
  sgnmarksix: 'lottery.sgnmarksix',
  twnmarksix: 'lottery.twnmarksix',
  pk10: 'lottery.pk10',
  pgGames: { name: 'PG Games' },
  tadaGames: { name: 'TADA' },
  noah: { name: 'Noah' },
  winfinity: 'nav.liveGames',
  cardGame: 'nav.cardGame',
  ngGame: { name: 'NG Games' },
};

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
      const name = NAMES[game];
      return [PAGES[game], typeof name === 'string' ? `shell:${name}` : name] as const;
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

/** Not written if the brand has public/robots.txt. */
export function robotsTxt(brand: Brand): string {
  const refused =
    brand.head?.index === false
      ? ['/']
      : [...PRIVATE, ...Object.keys(brand.upstream.basePaths).map((service) => `/${service}/`)];
  return [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${addressOn(brand, '/sitemap.xml')}`,
    '',
  ].join('\n');
}
