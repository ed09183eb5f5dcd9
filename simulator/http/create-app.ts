import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import { serveControl } from '#simulator/control/serve-control.ts';
import type { ControlContext } from '#simulator/control/control-route.ts';
import { servePlay } from '#simulator/play/serve-play.ts';
import { proxyRow } from '#simulator/proxy/proxy-row.ts';
import { servePicture } from '#simulator/pictures/serve-picture.ts';
import { PLAY_PATH } from '#simulator/play/tickets.ts';
import { answerRefusal, note, send } from './answer.ts';
import { contentRoutes } from './content-routes.ts';
import { findRow } from './find-row.ts';
import { logFault } from './log.ts';
import { askedUrl } from './asked-url.ts';
import { serveRow } from './serve-row.ts';
import { unknownRequest } from './unknown-request.ts';
import { worldNameOf } from './world-of-request.ts';

/** json-server's Express application with every row of the contract on it, and the control interface. */
export function createApp(context: ControlContext): RequestListener {
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/__sim', (request, response) => void serveControl(context, request, response));
  app.use(PLAY_PATH, (request, response) => {
    // A sandboxed frame has no origin of its own: its rounds come from `null`.
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    void servePlay(context.worlds, request, response);
  });
  app.use('/__content', contentRoutes(context.worlds));
  app.use((request, response) => {
    if (!servePicture(request, response)) void serve(context, request, response);
  });
  return app;
}

async function serve(
  { worlds, proxy, recording }: ControlContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const world = worlds.get(worldNameOf(request));
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const url = askedUrl(request.url ?? '/');
    const method = request.method ?? 'GET';
    const found = findRow(method, url.pathname);
    if ('nearly' in found) {
      const answer = answerRefusal(unknownRequest(method, url, found.nearly), 'unknown');
      note(world, { row: 'unknown', method, path: url.pathname }, answer);
      return send(response, world, answer);
    }
    if (proxy) return await proxyRow(proxy, found, request, response);
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    await serveRow({ request, response, world, found, url, origin, recording });
  } catch (error) {
    failed(error, response);
  }
}

/** Whatever went wrong before a world was found: told in the upstream's shape all the same. */
function failed(error: unknown, response: ServerResponse): void {
  const { status, json } = answerRefusal(error, 'a request');
  if (response.headersSent) return logFault('a request failed after its answer began', error);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(json);
}

/** Any page may call the rows, as json-server's defaults have it; tokens travel in headers, never in cookies. */
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
