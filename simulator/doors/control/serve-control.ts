import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRefusal } from '../http/answer.ts';
import { requestUrl } from '../http/request-url.ts';
import { readBody } from '../http/read-body.ts';
import { UNFRAMED } from '../http/unframed.ts';
import { Refusal } from '../../core/refusal.ts';
import { worldNameOf } from '../http/world-of-request.ts';
import { PathRouter, type RouteMatch } from '../routing/path-router.ts';
import { runDue } from '../world/run-due.ts';
import { checkedBody } from './checked-body.ts';
import type { ControlContext, ControlRoute } from './control-route.ts';
import { CONTROL_ROUTES } from './control-routes.ts';

const router = new PathRouter<ControlRoute>();
for (const route of CONTROL_ROUTES) router.add(route.method, route.path, route);

/** Answers `/__sim/...` with JSON, and refusals in the upstream's shape. Refuses pages of other hosts. */
export async function serveControl(
  context: ControlContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    context.callers.assertPage(request, 'The control interface');
    const url = requestUrl(request.url ?? '/');
    const { route, params } = findRoute(request.method ?? 'GET', url.pathname);
    const sent = await readBody(request);
    const body = route.body === undefined ? undefined : checkedBody(route.body, sent);
    const world = context.worlds.get(worldNameOf(request) ?? url.searchParams.get('world') ?? undefined);
    runDue(world);
    const data = await route.handle({ ...context, world, params, query: url.searchParams, body });
    const text = route.type === undefined ? JSON.stringify(data ?? { ok: true }) : String(data);
    respond(response, 200, text, route.type);
  } catch (error) {
    const { status, json } = answerRefusal(error, 'a control call');
    respond(response, status, json);
  }
}

function findRoute(method: string, path: string): RouteMatch<ControlRoute> {
  const [match] = router.find(method, path);
  if (match) return match;
  const methods = router.methodsOf(path);
  const known = CONTROL_ROUTES.map((route) => `${route.method} /__sim/${route.path}`);
  const hint = methods.length === 0 ? `there are: ${known.join(', ')}` : `it takes ${methods.join(' ')}`;
  throw new Refusal('notFound', `No control call is ${method} /__sim${path.slice(0, 100)}; ${hint}`);
}

function respond(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'application/json; charset=utf-8',
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...UNFRAMED, 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
