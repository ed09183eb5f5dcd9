import type { Brand } from '#contract/brand';
import { pageHeaders } from './content-policy.ts';
import { CADDY_LOGS, CADDY_SNIPPET, caddyFile, caddySnippet } from './caddy.ts';
import { HEALTH_FILE, healthJson } from './health.ts';
import { nginxCacheHttp } from './nginx-cache.ts';
import { nginxFile } from './nginx.ts';
import { routesOf } from './routes.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { MISSING_PAGES, staticHeaders, STATIC_REDIRECTS } from './static-host.ts';
import { UPSTREAM_HEADERS } from './upstream-headers.ts';

/**
 * Browsers that have seen the site over https use nothing else for two years (RFC 6797). Subdomains only where the
 * brand says so: one that answers by http alone would be out of reach for as long.
 */
const httpsOnly = ({ security }: Brand) => ({
  'strict-transport-security': `max-age=63072000${security?.httpsSubdomains === true ? '; includeSubDomains' : ''}`,
});

/** What `slipway serve` reads. */
export function serverJson(brand: Brand, files: Readonly<Record<string, number>>): string {
  const { hosted, proxied } = headersOf(brand);
  return `${JSON.stringify({ brand: brand.id, language: brand.defaultLanguage, headers: hosted, proxied, routes: routesOf(brand), files }, null, 2)}\n`;
}

function headersOf(brand: Brand) {
  const headers = pageHeaders(brand);
  const transport = httpsOnly(brand);
  return { headers, hosted: { ...headers, ...transport }, proxied: { ...UPSTREAM_HEADERS, ...transport } };
}

/** The same rules for three kinds of web server, and as data for `slipway brand preview`. */
export function hostingFiles(
  brand: Brand,
  /** Paths of hashed files that the first page loads. */
  first: readonly string[],
  /** Name of the main script. */
  build: string,
): {
  readonly beside: Readonly<Record<string, string>>;
  readonly inside: Readonly<Record<string, string>>;
} {
  const { headers, hosted, proxied } = headersOf(brand);
  return {
    beside: {
      'nginx.conf': nginxFile(brand, hosted, proxied),
      // The same, with a cache for what all players read alike.
      'nginx-cached.conf': nginxFile(brand, hosted, proxied, { isCached: true }),
      'nginx-cached-http.conf': nginxCacheHttp(brand.id),
      Caddyfile: caddyFile(brand),
      [CADDY_SNIPPET]: caddySnippet(brand, hosted, proxied),
      'caddy-logs': CADDY_LOGS,
      'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    },
    // Netlify, Cloudflare Pages and their like read these two from the site itself.
    inside: {
      ...(brand.security && { [SECURITY_TXT]: securityTxt(brand.security) }),
      _headers: staticHeaders(hosted, first),
      _redirects: STATIC_REDIRECTS,
      ...MISSING_PAGES,
      [HEALTH_FILE]: healthJson(brand.id, build),
    },
  };
}
