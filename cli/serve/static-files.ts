import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Idempotency } from '#contract/brand';
import { APP_ROUTE, HEADS, UNKNOWN_PAGE } from '#cli/build/hosting/app-routes.ts';
import { HASHED_PATHS, IMMUTABLE, REVALIDATE } from '#cli/build/hosting/cache-control.ts';
import { CLOSED_PAGE, CLOSED_SECONDS, OPEN_PATH } from '#cli/build/hosting/closed.ts';
import { hostingFolder } from '#cli/build/hosting/hosting-folder.ts';
import { requestUrl } from '#simulator';
import { PAGE_HEADERS } from '#cli/build/hosting/content-policy.ts';

const PAGE = '/index.html';

/** Where the page's data says whether the upstream knows keys (`page-config.ts`). */
const STAMPED = /"upstream":\{"idempotency":"(?:keyed|none)"\}/;

export interface StaticOptions {
  /** Stamped over what the page says of its upstream. */
  readonly idempotency?: Idempotency | undefined;
  /** Headers of every answer; without them those of the build, with frames of the simulator's games. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The language of public pages without one in the address. */
  readonly defaultLanguage?: string;
  /** Whether the operator has closed the site for a while. */
  readonly isClosed?: () => boolean;
  /** A script added to the page. */
  readonly script?: string | undefined;
  /** An origin whose pages may show this one in a frame. */
  readonly framedBy?: string | undefined;
  /** Origins that the brand names, and where they are on this machine: in the page's data and in the content policy. */
  readonly standIns?: Readonly<Record<string, string>> | undefined;
}

/** Addresses of files, with an ending or without: none of them is a route of the app. */
const IN_FOLDERS = /^\/(?:assets|locales)\//;

/** Addresses of the app. */

/** For static hosts, not for players. */
const HIDDEN = new Set(['/_headers', '/_redirects']);

/**
 * Serves a built brand: its files, compressed where the build has compressed them, and the page itself for every address
 * without a file extension.
 */
export function createStaticFiles(
  folder: string,
  {
    idempotency,
    headers: given,
    script,
    framedBy,
    isClosed = () => false,
    defaultLanguage = '',
    standIns = {},
  }: StaticOptions = {},
) {
  const stoodIn = (text: string) =>
    Object.entries(standIns).reduce((before, [origin, here]) => before.replaceAll(origin, here), text);
  const headers = mapValues(given ?? framed(withOwnFrames(headersOf(folder)), framedBy), stoodIn);
  const files = sirv(folder, {
    // Looks at the disk for each request: a development build replaces files.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders,
  });

  function setHeaders(response: ServerResponse, pathname: string): void {
    const isHashed = HASHED_PATHS.some((prefix) => pathname.startsWith(prefix));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('cache-control', isHashed ? IMMUTABLE : REVALIDATE);
  }

  /** The page with the head of a public address, in its language. */
  function headOf(pathname: string, parameters: URLSearchParams): string {
    const lang = parameters.get('lang') ?? '';
    const page = pathname === '/' ? '/index' : pathname.replace(/\/$/, '');
    const wanted = [...(/^[a-z]{2}$/.test(lang) ? [lang] : []), defaultLanguage];
    return wanted.map((each) => `/${HEADS}/${each}${page}.html`).find((file) => isInside(folder, file)) ?? PAGE;
  }

  return function serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = requestUrl(request.url ?? '/');
    const wanted = path.extname(pathname) === '' && !IN_FOLDERS.test(pathname) ? PAGE : pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, PAGE);
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (HIDDEN.has(pathname) || !isInside(folder, wanted)) {
      // A missing file may exist after the next release.
      setHeaders(response, PAGE);
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`There is no file ${pathname}\n`);
      return;
    }
    if (wanted === PAGE && pathname.replace(/\/$/, '') !== OPEN_PATH && isClosed()) {
      setHeaders(response, PAGE);
      const kept = { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(CLOSED_SECONDS) };
      const said = path.join(folder, CLOSED_PAGE);
      // A site of an older build has no such page.
      response
        .writeHead(503, kept)
        .end(existsSync(said) ? readFileSync(said) : '<!doctype html>\n<title>503</title>\n');
      return;
    }
    const isUnknown = wanted === PAGE && !APP_ROUTE.test(pathname);
    if (isUnknown && idempotency === undefined && existsSync(path.join(folder, UNKNOWN_PAGE))) {
      setHeaders(response, PAGE);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(folder, UNKNOWN_PAGE)));
      return;
    }
    if (wanted === PAGE && idempotency !== undefined) {
      if (isUnknown) response.statusCode = 404;
      const page = readFileSync(path.join(folder, PAGE), 'utf8');
      setHeaders(response, PAGE);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const extra = script === undefined ? '' : `<script type="module" src="${script}"></script>`;
      response.end(
        stoodIn(
          page.replace('</body>', `${extra}</body>`).replace(STAMPED, `"upstream":{"idempotency":"${idempotency}"}`),
        ),
      );
      return;
    }
    request.url = wanted === PAGE ? headOf(pathname, requestUrl(request.url ?? '/').searchParams) : wanted;
    request.headers['accept-encoding'] = wantedEncodings(request.headers['accept-encoding']);
    files(request, response);
  };
}

const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));

/** sirv looks for the names only: those with a weight of zero are what the browser refuses. */
function wantedEncodings(accepted: unknown): string {
  return String(accepted ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => /^(?:gzip|br)(?:\s*;|$)/.test(each) && !/;\s*q=0(?:\.0*)?$/.test(each))
    .join(',');
}

/** The headers that the brand's build made; the strictest for a folder without. */
function headersOf(folder: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path.join(hostingFolder(folder), 'headers.json'), 'utf8')) as Record<string, string>;
  } catch {
    return PAGE_HEADERS;
  }
}

/**
 * Development and previews serve the simulator's games from their own origin. A public site never gets this: its web server
 * takes the headers of `_hosting` as they are.
 */
function withOwnFrames(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'] ?? '';
  const framed = policy.includes('frame-src')
    ? policy.replace('frame-src', "frame-src 'self'")
    : `${policy}; frame-src 'self'`;
  return { ...headers, 'content-security-policy': framed };
}

/** The settings page of a preview shows the site beside it; no public site allows a frame. */
function framed(headers: Readonly<Record<string, string>>, by?: string): Readonly<Record<string, string>> {
  if (by === undefined) return headers;
  const policy = headers['content-security-policy'] ?? '';
  return { ...headers, 'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${by}`) };
}

/** Whether a file can be read and is in the folder itself: sirv follows links, and a build writes none. */
function isInside(folder: string, pathname: string): boolean {
  try {
    const file = realpathSync(path.join(folder, decodeURI(pathname)));
    accessSync(file, constants.R_OK);
    return file.startsWith(realpathSync(folder) + path.sep);
  } catch {
    return false;
  }
}
