import type { Brand } from '#contract/brand';
import { pageHeaders } from './content-policy.ts';
import { CADDY_LOGS, CADDY_SNIPPET, caddyFile, caddySnippet } from './caddy.ts';
import { nginxCacheHttp } from './nginx-cache.ts';
import { nginxFile } from './nginx.ts';
import { routesOf } from './routes.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { MISSING_PAGES, staticHeaders, staticRedirects } from './static-host.ts';
import { UPSTREAM_HEADERS } from './upstream-headers.ts';

/**
 * RFC 6797: browsers then use only https for two years. Subdomains only if the brand says so, because one with http only would be
 * unreachable.
 */
const httpsOnly = ({ security }: Brand) => ({
  'strict-transport-security': `max-age=63072000${security?.httpsSubdomains === true ? '; includeSubDomains' : ''}`,
});

export function serverJson(brand: Brand, files: Readonly<Record<string, number>>): string {
  const { hosted, proxied } = headersOf(brand);
  return `${JSON.stringify({ brand: brand.id, language: brand.defaultLanguage, headers: hosted, proxied, routes: routesOf(brand), files }, null, 2)}\n`;
}

function headersOf(brand: Brand) {
  const headers = pageHeaders(brand);
  const transport = httpsOnly(brand);
  return { headers, hosted: { ...headers, ...transport }, proxied: { ...UPSTREAM_HEADERS, ...transport } };
}

export function hostingFiles(
  brand: Brand,
  /** Hashed files of the first load. */
  first: readonly string[],
): {
  readonly beside: Readonly<Record<string, string>>;
  readonly inside: Readonly<Record<string, string>>;
} {
  const { headers, hosted, proxied } = headersOf(brand);
  return {
    beside: {
      'nginx.conf': nginxFile(brand, hosted, proxied),
      // The same with a cache for shared reads.
      'nginx-cached.conf': nginxFile(brand, hosted, proxied, { isCached: true }),
      'nginx-cached-http.conf': nginxCacheHttp(brand.id),
      Caddyfile: caddyFile(brand),
      [CADDY_SNIPPET]: caddySnippet(brand, hosted, proxied),
      'caddy-logs': CADDY_LOGS,
      'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    },
    // Netlify, Cloudflare Pages and others read these two from the site.
    inside: {
      ...(brand.security && { [SECURITY_TXT]: securityTxt(brand.security) }),
      _headers: staticHeaders(hosted, first),
      _redirects: staticRedirects(brand),
      ...MISSING_PAGES,
    },
  };
}
