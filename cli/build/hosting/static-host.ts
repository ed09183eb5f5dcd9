import { FIRST_PARTS } from './app-routes.ts';
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

const PAGE = '/index.html 200\n';
/** The app's routes; for other addresses the hosts send the nearest 404.html. */
export const STATIC_REDIRECTS = `${FOLDERS.map((folder) => `/${folder}/* /${folder}/404.html 404\n`).join('')}/ ${PAGE}${FIRST_PARTS.map((part) => `/${part} ${PAGE}/${part}/* ${PAGE}`).join('')}`;

/** Netlify serves them by the rules above. Cloudflare Pages has no rules with 404 and sends the nearest file of this name. */
export const MISSING_PAGES = Object.fromEntries(
  FOLDERS.map((folder) => [`${folder}/404.html`, '<!doctype html>\n<title>404</title>\n'] as const),
);
