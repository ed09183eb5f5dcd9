import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import { serveControl } from '../control/serve-control.ts';
import type { ControlContext } from '../control/control-route.ts';
import { servePlay } from '../provider-stub/serve-play.ts';
import { proxyRow } from '../proxy/proxy-row.ts';
import { servePicture } from '../pictures/serve-picture.ts';
import { PLAY_PATH } from '../../domain/games/tickets.ts';
import { answerRefusal, note, send } from '../http/answer.ts';
import { contentRoutes } from './content-routes.ts';
import { allowedMethods, findRow } from '../routing/find-row.ts';
import { guarded } from '../http/guarded.ts';
import { Refusal } from '../../core/refusal.ts';
import { requestUrl } from '../http/request-url.ts';
import { serveRow } from '../calls/serve-row.ts';
import { unknownRequest } from '../calls/unknown-request.ts';
import { worldNameOf } from '../http/world-of-request.ts';

/** Paths of Express: control interface, provider pages, content. No row has them. */
const OF_EXPRESS = '/__';

/**
 * Every row, and json-server's Express application for the rest. Rows bypass Express, whose router and query parser took an
 * eighth of a read's time.
 */
export function createApp(context: ControlContext): RequestListener {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/__sim', (request, response) => void guarded(response, () => serveControl(context, request, response)));
  app.use(PLAY_PATH, (request, response) => {
    // A sandboxed frame has the origin `null`.
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    void guarded(response, () => servePlay(context, request, response));
  });
  app.use('/__content', contentRoutes(context.worlds, context.callers));
  const serveRest: RequestListener = (request, response) => {
    if (!servePicture(request, response)) void guarded(response, () => serve(context, request, response));
  };
  app.use(serveRest);
  // Without it, Express would answer with the stack.
  app.use((error: unknown, _request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    void guarded(response, () => {
      throw asRefusal(error);
    });
  });
  return (request, response) => (request.url?.startsWith(OF_EXPRESS) === true ? app : serveRest)(request, response);
}

async function serve(
  { worlds, proxy, recording }: ControlContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const world = worlds.get(worldNameOf(request));
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const url = requestUrl(request.url ?? '/');
  const method = request.method ?? 'GET';
  // Node drops the body for HEAD.
  const found = findRow(method === 'HEAD' ? 'GET' : method, url.pathname);
  if ('nearly' in found) {
    const allowed = allowedMethods(url.pathname);
    const refused = answerRefusal(unknownRequest(method, url, found.nearly), 'unknown');
    const answer = allowed.length === 0 ? refused : { ...refused, status: 405, headers: { allow: allowed.join(', ') } };
    note(world, { row: 'unknown', method, path: url.pathname }, answer);
    return send(response, world, answer);
  }
  if (proxy) return await proxyRow(proxy, found, request, response);
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  await serveRow({ request, response, world, found, url, origin, recording });
}

/** Express marks callers' errors with a status of 400 to 499. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { status, message } = error as { status?: unknown; message?: unknown };
  const isCallers = typeof status === 'number' && status >= 400 && status < 500;
  return isCallers ? new Refusal('badRequest', String(message).slice(0, 200)) : error;
}

/** Any page may call rows, as in json-server's defaults: tokens are in headers, never in cookies. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'date, x-server-time, retry-after');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
}
