import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Idempotency } from '#contract/brand';
import { HEADS } from '#cli/build/heads/heads-folder.ts';
import { APP_ROUTE, SPORT_OF_MATCH, UNKNOWN_PAGE } from '#cli/build/hosting/app-routes.ts';
import { HASHED_PATHS, IMMUTABLE, REVALIDATE } from '#cli/build/hosting/cache-control.ts';
import { CLOSED_PAGE, CLOSED_SECONDS, OPEN_PATH } from '#cli/build/hosting/closed.ts';
import { hostingFolder } from '#cli/build/hosting/hosting-folder.ts';
import { requestUrl } from '#simulator';
import { PAGE_HEADERS } from '#cli/build/hosting/content-policy.ts';

const PAGE = '/index.html';

/** The upstream's setting in the page's data (`page-config.ts`). */
const STAMPED = /"upstream":\{"idempotency":"(?:keyed|none)"\}/;

export interface StaticOptions {
  /** Overrides the page's setting. */
  readonly idempotency?: Idempotency | undefined;
  /** By default the build's headers, with frames of the simulator's games. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly defaultLanguage?: string;
  readonly isClosed?: () => boolean;
  readonly script?: string | undefined;
  readonly framedBy?: string | undefined;
  /** Origins in the brand, and their addresses on this machine, replaced in page data and content policy. */
  readonly standIns?: Readonly<Record<string, string>> | undefined;
}

/** Files, never routes of the app. */
const IN_FOLDERS = /^\/(?:assets|locales)\//;

/** Settings of static hosts, which players must not see. */
const HIDDEN = new Set(['/_headers', '/_redirects']);

/** Serves a built brand: its files, compressed if the build did, and the page for every address without a file extension. */
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
    // Reads the disk for each request, because a development build replaces files.
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

  function headOf(pathname: string, parameters: URLSearchParams): string {
    const lang = parameters.get('lang') ?? '';
    const page = pathname === '/' ? '/index' : pathname.replace(/\/$/, '');
    const languages = [...(/^[a-z]{2}$/.test(lang) ? [lang] : []), defaultLanguage];
    const pages = [page, ...(SPORT_OF_MATCH.exec(page)?.slice(1) ?? [])];
    const wanted = pages.flatMap((from) => languages.map((each) => `/${HEADS}/${each}${from}.html`));
    return wanted.find((file) => isInside(folder, file)) ?? PAGE;
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
      // The next release may have the file.
      setHeaders(response, PAGE);
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`There is no file ${pathname}\n`);
      return;
    }
    if (wanted === PAGE && pathname.replace(/\/$/, '') !== OPEN_PATH && isClosed()) {
      setHeaders(response, PAGE);
      const kept = { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(CLOSED_SECONDS) };
      const said = path.join(folder, CLOSED_PAGE);
      // Older builds lack this page.
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

/** Removes encodings with weight 0, which the browser refuses; sirv ignores weights. */
function wantedEncodings(accepted: unknown): string {
  return String(accepted ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => /^(?:gzip|br)(?:\s*;|$)/.test(each) && !/;\s*q=0(?:\.0*)?$/.test(each))
    .join(',');
}

/** The build's headers; the strictest for a folder without them. */
function headersOf(folder: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path.join(hostingFolder(folder), 'headers.json'), 'utf8')) as Record<string, string>;
  } catch {
    return PAGE_HEADERS;
  }
}

/**
 * Development and previews serve the simulator's games from their own origin. A public site never does: its web server uses the
 * headers of `_hosting`.
 */
function withOwnFrames(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'] ?? '';
  const framed = policy.includes('frame-src')
    ? policy.replace('frame-src', "frame-src 'self'")
    : `${policy}; frame-src 'self'`;
  return { ...headers, 'content-security-policy': framed };
}

/** Allows the settings page of a preview to frame the site; public sites allow no frames. */
function framed(headers: Readonly<Record<string, string>>, by?: string): Readonly<Record<string, string>> {
  if (by === undefined) return headers;
  const policy = headers['content-security-policy'] ?? '';
  return { ...headers, 'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${by}`) };
}

/** Whether a file is readable and inside the folder: sirv follows links, and a build writes none. */
function isInside(folder: string, pathname: string): boolean {
  try {
    const file = realpathSync(path.join(folder, decodeURI(pathname)));
    accessSync(file, constants.R_OK);
    return file.startsWith(realpathSync(folder) + path.sep);
  } catch {
    return false;
  }
}
