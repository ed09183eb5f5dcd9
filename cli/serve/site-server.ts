import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import * as v from 'valibot';
import { UPSTREAM_ORIGIN } from '#contract/brand';
import { allowedCallers, openFrontDoor, refuseUpgrade } from '#simulator';
import { BET_CALLS, BET_REFUSED, CLOSED } from '#cli/build/hosting/closed.ts';
import { HEALTH_FILE } from '#cli/build/hosting/health.ts';
import { hostingFolder } from '#cli/build/hosting/hosting-folder.ts';
import { isOwnName } from '#cli/build/hosting/routes.ts';
import { NEVER_THE_PLAYERS } from '#cli/build/hosting/upstream-headers.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { missingFiles } from './missing-files.ts';
import { createProxy } from './proxy.ts';
import { createStaticFiles } from './static-files.ts';

const Headers = v.record(v.string(), v.string());
const SiteFile = v.object({
  brand: v.string(),
  language: v.exactOptional(v.string()),
  headers: Headers,
  proxied: Headers,
  files: v.record(v.string(), v.number()),
  routes: v.array(
    v.object({ path: v.string(), base: v.string(), isSocket: v.boolean(), origin: v.exactOptional(v.string()) }),
  ),
});
type SiteRoute = v.InferOutput<typeof SiteFile>['routes'][number];

export interface SiteOptions {
  /** A site of `slipway brand build`, with `_hosting` beside it. */
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  /** For routes without an origin. */
  readonly upstream?: string;
  /** A load balancer in front sets X-Forwarded-*: they are kept, and the first address is the player's. */
  readonly isBehindProxy?: boolean;
  readonly allowedHosts?: readonly string[];
}

export interface SiteServer {
  readonly brand: string;
  readonly port: number;
  close(graceMs?: number): Promise<void>;
}

/** Any Host: the load balancer in front decides. */
const ANY_CALLER = { assertHost: () => undefined, assertPage: () => undefined };

/** Missing files named by a failed health check. */
const MISSING_SHOWN = 10;

/** Typed for Express, but needs nothing of it. */
const compressing = (files: RequestListener): RequestListener => {
  const compress = compression() as unknown as (...handled: [...Parameters<RequestListener>, next: () => void]) => void;
  return (request, response) => compress(request, response, () => files(request, response));
};

/**
 * Serves a built site with Node alone, by the same rules as the nginx and Caddy files: compression, routes, health, calls and
 * sockets.
 *
 * @throws CliError (exit 2) for a folder that is no site, and for a route without a server
 */
export async function startSiteServer(options: SiteOptions): Promise<SiteServer> {
  const { folder, host, port, allowedHosts = [] } = options;
  const site = readSite(folder);
  const proxies = new Map(site.routes.map((route) => [route, proxyFor(route, site.proxied, options.upstream)]));
  const closed = path.resolve(folder) + CLOSED;
  const isClosed = () => existsSync(closed);
  const files = createStaticFiles(folder, { headers: site.headers, isClosed, defaultLanguage: site.language ?? '' });
  // For page and texts; scripts and stylesheets are compressed at build time.
  const compress = compressing(files);

  /** Reads the list of files each time: a release may have replaced the folder. */
  async function answerHealth(...handled: Parameters<RequestListener>): Promise<void> {
    const [, response] = handled;
    const missing = await Promise.resolve()
      .then(() => missingFiles(folder, readSite(folder).files))
      .catch(() => ['_hosting']);
    if (missing.length === 0) return compress(...handled);
    response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    const first = missing.slice(0, MISSING_SHOWN);
    response.end(`${JSON.stringify({ status: 'incomplete', brand: site.brand, missing: first })}\n`);
  }

  const door = await openFrontDoor({
    host,
    port,
    callers:
      options.isBehindProxy === true && allowedHosts.length === 0 ? ANY_CALLER : allowedCallers(host, allowedHosts),
    request(request, response) {
      const route = routeOf(site.routes, request);
      if (route === undefined && isHealth(request)) return void answerHealth(request, response);
      if (route === undefined) return compress(request, response);
      for (const [name, value] of Object.entries(site.proxied)) response.setHeader(name, value);
      if (isBet(request) && isClosed()) {
        response.writeHead(BET_REFUSED.status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        return void response.end(BET_REFUSED.body);
      }
      const onward = route === 'refused' ? undefined : onwardUrl(route, request.url ?? '/');
      if (route === 'refused' || onward === undefined) return void response.writeHead(400).end('Bad request\n');
      forward(request, options.isBehindProxy === true);
      request.url = onward;
      return proxies.get(route)?.web(request, response);
    },
    upgrade(request, socket, head) {
      const route = routeOf(site.routes, request);
      if (route === undefined || route === 'refused' || !route.isSocket) return refuseUpgrade(socket, 404);
      forward(request, options.isBehindProxy === true);
      return proxies.get(route)?.ws(request, socket as Socket, {}, head);
    },
  });
  return { brand: site.brand, port: door.port, close: (graceMs) => door.close(graceMs) };
}

const isBet = ({ method, url = '' }: IncomingMessage) => method === 'POST' && BETS.test(url.split('?')[0] ?? '');
const BETS = new RegExp(BET_CALLS);

const isHealth = ({ url = '' }: IncomingMessage) => url.split('?')[0] === `/${HEALTH_FILE}`;

/** Removes the upstream's values of these headers, which would override the site's. */
function proxyFor(route: SiteRoute, proxied: Readonly<Record<string, string>>, upstream?: string) {
  const proxy = createProxy(new URL(targetOf(route, upstream)), { isOwnName: isOwnName(route) });
  proxy.on('proxyRes', (received) => {
    for (const name of Object.keys(proxied)) delete received.headers[name];
  });
  return proxy;
}

function readSite(folder: string): v.InferOutput<typeof SiteFile> {
  const file = path.join(hostingFolder(path.resolve(folder)), 'server.json');
  try {
    return v.parse(SiteFile, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw usageError(
      `${folder} is not a site of this Slipway: ${file} cannot be read.`,
      ['Build it: slipway brand build my-brand --out /srv/slipway, and copy _hosting with it.'],
      error,
    );
  }
}

function targetOf({ path: called, origin }: SiteRoute, upstream?: string): string {
  const target = origin ?? upstream;
  if (target === undefined)
    throw usageError(`No server is known for ${called}.`, [
      'Name one for all: --upstream http://10.0.0.5:5000',
      'Or one for each service: upstream.origins in brand.json.',
    ]);
  if (!UPSTREAM_ORIGIN.test(target))
    throw usageError(`'${target.slice(0, 80)}' is not an origin.`, [
      'Write it as http://10.0.0.5:5000, without a path.',
    ]);
  return target;
}

/** The route of a path; refuses paths that servers read differently. */
function routeOf(routes: readonly SiteRoute[], request: IncomingMessage): SiteRoute | 'refused' | undefined {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const route = routes.find(({ path: own, isSocket }) =>
    isSocket ? pathname === own : pathname.startsWith(`${own}/`),
  );
  if (route === undefined) return undefined;
  try {
    const plain = decodeURIComponent(pathname);
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused
    return /[\u0000-\u001f\u007f\\]/.test(plain) || plain.split('/').includes('..') ? 'refused' : route;
  } catch {
    return 'refused';
  }
}

/** The path on the upstream, always below the route's base. */
function onwardUrl({ path: own, base, isSocket }: SiteRoute, url: string): string | undefined {
  if (isSocket) return url;
  const rest = url.slice(own.length);
  return rest.startsWith('/') ? base + rest : undefined;
}

/** Sends the upstream only what this server or a trusted load balancer knows about the player. */
function forward({ headers, socket }: IncomingMessage, isBehindProxy: boolean): void {
  for (const name of NEVER_THE_PLAYERS) delete headers[name.toLowerCase()];
  const caller = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const kept = isBehindProxy ? { ...headers } : {};
  const before = kept['x-forwarded-for'];
  headers['x-forwarded-for'] = before === undefined ? caller : `${String(before)}, ${caller}`;
  headers['x-forwarded-host'] = kept['x-forwarded-host'] ?? headers.host ?? '';
  headers['x-forwarded-proto'] = kept['x-forwarded-proto'] ?? 'http';
  headers['x-real-ip'] = kept['x-real-ip'] ?? caller;
}
