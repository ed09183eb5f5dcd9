import type { Brand } from '#contract/brand';
import { publicPages } from '#cli/build/heads/sitemap.ts';
import { HEADS } from '#cli/build/heads/heads-folder.ts';
import { FIRST_PARTS, SPORT_OF_MATCH } from './app-routes.ts';
import { REVALIDATE, IMMUTABLE } from './cache-control.ts';

/** Cloudflare Pages reads 100 rules. */
const MAX_RULES = 90;

/**
 * `_headers` of Netlify, Cloudflare Pages and others. Rules add up and apply to missing files too: `/assets/*` would let a 404 be
 * cached for a year. So only existing files of the first load are listed; the hosts let browsers revalidate all others
 * (`max-age=0, must-revalidate`).
 */
export function staticHeaders(headers: Readonly<Record<string, string>>, first: readonly string[]): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const revalidated = ['/', '/index.html'].map((path) => `${path}\n  cache-control: ${REVALIDATE}\n`);
  const manifest = '/manifest.webmanifest\n  content-type: application/manifest+json\n';
  const kept = first.slice(0, MAX_RULES).map((path) => `${path}\n  cache-control: ${IMMUTABLE}\n`);
  return `/*\n${all.join('\n')}\n${revalidated.join('')}${manifest}${kept.join('')}`;
}

/** Here a missing file is no route of the app. */
const FOLDERS = ['assets', 'locales'];

/**
 * `_redirects` of Netlify and Cloudflare Pages: public pages have their own heads, a match has its sport's, other routes the page.
 * Only Netlify knows parameters, so only there each language has its own head, and 404; Cloudflare Pages ignores those rules.
 * Cloudflare Pages moves visitors from addresses in `.html` and ignores rules to `/index.html`, so the targets have no ending. It
 * reads 2,000 rules without `*` if they stand first, and 100 others.
 */
export function staticRedirects(brand: Brand): string {
  const { defaultLanguage } = brand;
  const pages = publicPages(brand).filter((path) => path !== '/');
  const sports = pages.filter((path) => SPORT_OF_MATCH.test(`${path}/1`));
  const others = brand.languages.filter((language) => language !== defaultLanguage);
  const head = (path: string) => `/${HEADS}/${defaultLanguage}${path} 200`;
  const rules = [
    ...others.flatMap((language) => [
      // A file exists at this address.
      `/ lang=${language} /${HEADS}/${language}/index.html 200!`,
      ...pages.map((path) => `${path} lang=${language} /${HEADS}/${language}${path}.html 200`),
      ...sports.map((path) => `${path}/* lang=${language} /${HEADS}/${language}${path}.html 200`),
    ]),
    ...pages.flatMap((path) => [`${path} ${head(path)}`, `${path}/ ${head(path)}`]),
    ...FIRST_PARTS.map((part) => `/${part} / 200`),
    ...sports.map((path) => `${path}/* ${head(path)}`),
    ...FIRST_PARTS.map((part) => `/${part}/* / 200`),
    ...FOLDERS.map((folder) => `/${folder}/* /${folder}/404.html 404`),
  ];
  return `${rules.join('\n')}\n`;
}

/** Netlify serves them by the rules above. Cloudflare Pages has no rules with 404 and sends the nearest file of this name. */
export const MISSING_PAGES = Object.fromEntries(
  FOLDERS.map((folder) => [`${folder}/404.html`, '<!doctype html>\n<title>404</title>\n'] as const),
);
