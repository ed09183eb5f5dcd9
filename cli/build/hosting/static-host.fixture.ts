import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { closerOf, type WebServer } from './connections.fixture.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
};
/** Sent by Netlify and Cloudflare Pages without a rule. */
const BY_ITSELF = 'public, max-age=0, must-revalidate';

export type StaticHost = 'Netlify' | 'Cloudflare Pages';

interface Found {
  readonly status: number;
  readonly file?: string | undefined;
  readonly location?: string;
}

/**
 * A static host as Netlify and Cloudflare Pages behave (measured with @netlify/redirects 3 and `wrangler pages dev` 4): rules of
 * `_headers` add up, also for missing files; the first rule of `_redirects` that matches answers. Neither file is served.
 */
export async function openStaticHost(folder: string, host: StaticHost): Promise<WebServer> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').split('\n');
  const find = host === 'Netlify' ? onNetlify : onCloudflare;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host.example');
    const headers = headersFor(read('_headers'), url.pathname);
    const rules = read('_redirects').map((line) => line.trim().split(/\s+/));
    const { status, file, location } = find(folder, rules, url);
    for (const [name, values] of headers) response.setHeader(name, values.join(', '));
    if (!headers.has('cache-control')) response.setHeader('cache-control', BY_ITSELF);
    if (location !== undefined) return void response.writeHead(status, { location }).end();
    if (file === undefined) return void response.writeHead(status).end('not found');
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.writeHead(status).end(readFileSync(file));
  });
  const close = closerOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log: () => '',
    close,
  };
}

const fileAt = (folder: string, ...pathnames: readonly string[]): string | undefined =>
  pathnames
    .filter((pathname) => !/^\/_(?:headers|redirects)$/.test(pathname))
    .map((pathname) => path.join(folder, pathname))
    .find((file) => file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile());

/** A rule may ask for a parameter. Files stay what they are, except for rules with `!`. Slashes at the end mean nothing. */
function onNetlify(folder: string, rules: readonly (readonly string[])[], url: URL): Found {
  const at = (pathname: string) => fileAt(folder, pathname, `${pathname}.html`, `${pathname}/index.html`);
  const bare = (pathname: string) => pathname.replace(/(.)\/$/, '$1');
  const rule = rules.find(([from = '', ...rest]) => {
    const [name = '', value = ''] = rest.length === 3 ? (rest[0] ?? '').split('=') : [];
    const splat = from.replace(/\/\*$/, '');
    const isHere =
      splat === from ? bare(from) === bare(url.pathname) : `${bare(url.pathname)}/`.startsWith(`${splat}/`);
    return from !== '' && isHere && (name === '' || url.searchParams.get(name) === value);
  });
  const [to = '', status = ''] = rule?.slice(-2) ?? [];
  const own = status.endsWith('!') ? undefined : at(url.pathname);
  if (own !== undefined) return { status: 200, file: own };
  const target = rule === undefined ? undefined : at(to);
  return target === undefined ? { status: 404, file: at('/404') } : { status: Number.parseInt(status), file: target };
}

/** Rules come before files, and know neither parameters nor 404. An address in `.html` moves to the one without. */
function onCloudflare(folder: string, rules: readonly (readonly string[])[], url: URL): Found {
  const isKnown = ([from = '', to = '', status = '']: readonly string[]) =>
    /^(?:200|30[12378])$/.test(status) && !(/\/\*?$/.test(from) && /\/index(?:\.html)?$/.test(to));
  const known = rules.filter((rule) => rule.length === 3 && isKnown(rule));
  const [, pathname = url.pathname] = known.find(([from = '']) => matches(from, url.pathname)) ?? [];
  const exact = fileAt(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (exact !== undefined && pathname.endsWith('.html'))
    return { status: 308, location: pathname.replace(/(?:index)?\.html$/, '') };
  const file = exact ?? (pathname.endsWith('/') ? undefined : fileAt(folder, `${pathname}.html`));
  const nearest = path.posix.join(pathname, '..', '404.html');
  return file === undefined ? { status: 404, file: fileAt(folder, nearest, '/404.html') } : { status: 200, file };
}

const matches = (rule: string, pathname: string): boolean =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : rule === pathname;

function headersFor(lines: readonly string[], pathname: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  let applies = false;
  for (const line of lines) {
    if (line.startsWith('/')) applies = matches(line.trim(), pathname);
    const [name = '', ...value] = line.trim().split(':');
    if (applies && line.startsWith(' ')) headers.set(name, [...(headers.get(name) ?? []), value.join(':').trim()]);
  }
  return headers;
}
