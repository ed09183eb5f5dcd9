import { readFileSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostingFolder } from '#cli/app-build/hosting/hosting-folder.ts';
import { PAGE_HEADERS } from './content-policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Names with a content hash never change; everything else is asked for again. */
const HASHED = /^\/(?:assets\/|locales\/|theme-)/;

interface Served {
  readonly raw: Buffer;
  gzip?: Promise<Buffer>;
  br?: Promise<Buffer>;
}

// Brotli's default, 11, takes 590 ms for the largest script; 5 takes 16 ms for 11% more bytes (Node 20, one core).
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const compress = { gzip: promisify(gzip), br: (raw: Buffer) => brotli(raw, BROTLI) };

/** Serves a built brand: its files, and the page itself for every address without a file ending. */
export function createStaticFiles(folder: string) {
  const held = new Map<string, Served>();
  const headers = withOwnFrames(headersOf(folder));

  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.extname(pathname) === '' ? '/index.html' : path.posix.normalize(decodeOrRoot(pathname));
    const file = path.join(folder, wanted);
    const served = file.startsWith(folder + path.sep) ? (held.get(file) ?? (await read(file, folder))) : undefined;
    if (served === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`There is no file ${pathname}\n`);
      return;
    }
    held.set(file, served);
    const encoding = chosenEncoding(request);
    const body = encoding === undefined ? served.raw : await (served[encoding] ??= compress[encoding](served.raw));
    response.writeHead(200, {
      ...headers,
      'content-type': TYPES[path.extname(wanted)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': HASHED.test(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Those that the brand's build made; the strictest for a folder without. */
function headersOf(folder: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(path.join(hostingFolder(folder), 'headers.json'), 'utf8')) as Record<string, string>;
  } catch {
    return PAGE_HEADERS;
  }
}

/**
 * Development and previews serve the stand-in's games from their own origin. A host of players never gets this: it takes the
 * headers of `_hosting` as they are.
 */
function withOwnFrames(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['content-security-policy'] ?? '';
  const framed = policy.includes('frame-src')
    ? policy.replace('frame-src', "frame-src 'self'")
    : `${policy}; frame-src 'self'`;
  return { ...headers, 'content-security-policy': framed };
}

function decodeOrRoot(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/';
  }
}

/** Only what truly lies in the folder: a build writes no links, so one that leads out was put there by somebody else. */
async function read(file: string, folder: string): Promise<Served | undefined> {
  try {
    const [real, inside] = await Promise.all([realpath(file), realpath(folder)]);
    return real.startsWith(inside + path.sep) ? { raw: await readFile(real) } : undefined;
  } catch {
    return undefined;
  }
}

function chosenEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
