import { ASK_AGAIN, FOR_EVER, HASHED_PATHS } from './cached-for-ever.ts';

/** `_headers` of Netlify, Cloudflare Pages and others. Their rules add up, so only paths without a hash say `no-cache`. */
export function staticHeaders(headers: Readonly<Record<string, string>>): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = HASHED_PATHS.map((path) => `${path}*\n  cache-control: ${FOR_EVER}\n`);
  return `/*\n${all.join('\n')}\n/\n  cache-control: ${ASK_AGAIN}\n/index.html\n  cache-control: ${ASK_AGAIN}\n${hashed.join('')}`;
}

/** Every address that is no file is a route of the app. */
export const STATIC_REDIRECTS = '/* /index.html 200\n';
