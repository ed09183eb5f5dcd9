import type { Brand } from '#contract/brand';
import { pageHeaders } from '#cli/serve/content-policy.ts';
import { CADDY_LOGS, caddyFile } from './caddy.ts';
import { HEALTH_FILE, healthJson } from './health.ts';
import { nginxFile } from './nginx.ts';
import { routesOf } from './routes.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { staticHeaders, STATIC_REDIRECTS } from './static-host.ts';
import { UPSTREAM_HEADERS } from './upstream-headers.ts';

/**
 * Browsers that have seen the site over https use nothing else for two years (RFC 6797). Subdomains only where the
 * brand says so: one that answers by http alone would be out of reach for as long.
 */
const httpsOnly = ({ security }: Brand) => ({
  'strict-transport-security': `max-age=63072000${security?.httpsSubdomains === true ? '; includeSubDomains' : ''}`,
});

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
  const headers = pageHeaders(brand);
  const transport = httpsOnly(brand);
  const hosted = { ...headers, ...transport };
  const proxied = { ...UPSTREAM_HEADERS, ...transport };
  return {
    beside: {
      'nginx.conf': nginxFile(brand, hosted, proxied),
      // The same, with a cache for what all players read alike.
      'nginx-cached.conf': nginxFile(brand, hosted, proxied, { isCached: true }),
      Caddyfile: caddyFile(brand, hosted, proxied),
      'caddy-logs': CADDY_LOGS,
      // What `slipway serve` reads.
      'server.json': `${JSON.stringify({ brand: brand.id, headers: hosted, proxied, routes: routesOf(brand) }, null, 2)}\n`,
      'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    },
    // Netlify, Cloudflare Pages and their like read these two from the site itself.
    inside: {
      ...(brand.security && { [SECURITY_TXT]: securityTxt(brand.security) }),
      _headers: staticHeaders(hosted, first),
      _redirects: STATIC_REDIRECTS,
      [HEALTH_FILE]: healthJson(brand.id, build),
    },
  };
}
