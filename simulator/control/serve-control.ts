import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRefusal } from '#simulator/http/answer.ts';
import { readBody } from '#simulator/http/read-body.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { worldNameOf } from '#simulator/http/world-of-request.ts';
import { isOriginAllowed } from '#simulator/push/origin.ts';
import { runDue } from '#simulator/world/run-due.ts';
import type { ControlContext, ControlRoute } from './control-route.ts';
import { CONTROL_ROUTES } from './control-routes.ts';

/** Answers `/__sim/...`: plain JSON, refusals in the upstream's shape. Pages of other hosts are kept out. */
export async function serveControl(
  context: ControlContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (!isOriginAllowed(request))
      throw new Refusal('forbidden', 'The control interface answers pages of this host only');
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { route, params } = findRoute(request.method ?? 'GET', url.pathname);
    const body = checkedBody(route, await readBody(request));
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

function findRoute(method: string, path: string): { route: ControlRoute; params: Record<string, string> } {
  const asked = path.split('/').filter((segment) => segment !== '');
  let otherMethods = '';
  for (const route of CONTROL_ROUTES) {
    const pattern = route.path.split('/').filter((segment) => segment !== '');
    if (pattern.length !== asked.length) continue;
    const params: Record<string, string> = {};
    const fits = pattern.every((expected, at) => {
      const segment = asked[at] ?? '';
      if (!expected.startsWith('{')) return expected === segment;
      params[expected.slice(1, -1)] = safeDecode(segment);
      return true;
    });
    if (fits && route.method === method) return { route, params };
    if (fits) otherMethods += ` ${route.method}`;
  }
  const known = CONTROL_ROUTES.map((route) => `${route.method} /__sim/${route.path}`);
  const hint = otherMethods === '' ? `there are: ${known.join(', ')}` : `it takes${otherMethods}`;
  throw new Refusal('notFound', `No control call is ${method} /__sim${path.slice(0, 100)}; ${hint}`);
}

function safeDecode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function checkedBody(route: ControlRoute, body: unknown): unknown {
  if (route.body === undefined) return undefined;
  const result = v.safeParse(route.body, body ?? {});
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new Refusal('badRequest', `${field}: ${issue.message.slice(0, 300)}`, { field });
}

function respond(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'application/json; charset=utf-8',
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
