import type { Brand } from '#contract/brand/brand.ts';
import { pageHeaders } from '#cli/serve/content-policy.ts';
import { caddyFile } from './caddy.ts';
import { nginxFile } from './nginx.ts';
import { staticHeaders, STATIC_REDIRECTS } from './static-host.ts';

/** Once the site was seen over https, a browser asks no other way for two years (RFC 6797). */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** The same rules in the words of three kinds of web server, and as data for our own. */
export function hostingFiles(brand: Brand): {
  readonly beside: Readonly<Record<string, string>>;
  readonly inside: Readonly<Record<string, string>>;
} {
  const headers = pageHeaders(brand);
  const hosted = { ...headers, ...HTTPS_ONLY };
  return {
    beside: {
      'nginx.conf': nginxFile(brand, hosted),
      Caddyfile: caddyFile(brand, hosted),
      'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    },
    // Netlify, Cloudflare Pages and their like read these two from the site itself.
    inside: { _headers: staticHeaders(hosted), _redirects: STATIC_REDIRECTS },
  };
}
