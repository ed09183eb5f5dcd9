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

/**
 * A static host as Netlify and Cloudflare Pages document it: matching rules of `_headers` add up, also for missing files; the
 * first matching rule of `_redirects` answers where there is no file, with 200 or 404, else 404.html. Neither file is served.
 */
export async function openStaticHost(folder: string): Promise<WebServer> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8').split('\n');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.example');
    const headers = headersFor(read('_headers'), pathname);
    const file = fileAt(folder, pathname === '/' ? '/index.html' : pathname);
    const rule = file === undefined ? ruleFor(read('_redirects'), pathname) : undefined;
    const unknown = rule === undefined ? fileAt(folder, '/404.html') : undefined;
    const rewritten = file ?? unknown ?? (rule && fileAt(folder, rule.to));
    for (const [name, values] of headers) response.setHeader(name, values.join(', '));
    if (!headers.has('cache-control')) response.setHeader('cache-control', BY_ITSELF);
    if (rewritten === undefined) return void response.writeHead(404).end('not found');
    response.setHeader('content-type', TYPES[path.extname(rewritten)] ?? 'application/octet-stream');
    response
      .writeHead(file === undefined && unknown !== undefined ? 404 : (rule?.status ?? 200))
      .end(readFileSync(rewritten));
  });
  const close = closerOf(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log: () => '',
    close,
  };
}

function fileAt(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname);
  const isServed = !/^\/_(?:headers|redirects)$/.test(pathname) && file.startsWith(folder + path.sep);
  return isServed && existsSync(file) && statSync(file).isFile() ? file : undefined;
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

function ruleFor(lines: readonly string[], pathname: string): { to: string; status: number } | undefined {
  const rules = lines.map((line) => line.trim().split(/\s+/));
  const [, to, status] = rules.find(([from = '']) => from !== '' && matches(from, pathname)) ?? [];
  return to === undefined ? undefined : { to, status: Number(status) };
}
