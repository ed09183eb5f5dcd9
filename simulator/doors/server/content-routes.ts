import type { IncomingMessage, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import type { Content } from '#fixtures/world';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import type { AllowedCallers } from '../http/allowed-callers.ts';
import { logFault } from '../http/log.ts';
import { guarded } from '../http/guarded.ts';
import { readBody } from '../http/read-body.ts';
import { requestUrl } from '../http/request-url.ts';
import { checkContentEdit } from './check-content.ts';
import { Refusal } from '../../core/refusal.ts';
import { worldNameOf } from '../http/world-of-request.ts';

type Middleware = (
  request: IncomingMessage & { originalUrl: string; query: Record<string, unknown> },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;
type Router = ReturnType<typeof jsonServer.router>;

/**
 * json-server's router for a world's content (banners, promotions, notices, footer texts, game lists, support channels): REST
 * edits it, and the next call shows it.
 */
export function contentRoutes(worlds: Worlds, callers: AllowedCallers): readonly Middleware[] {
  const defaults = jsonServer.defaults({
    logger: false,
    noCors: true,
    noGzip: true,
    static: import.meta.dirname,
    bodyParser: false,
  });
  const routers = new WeakMap<Content, Middleware>();
  const route: Middleware = (request, response, next) => {
    const world = worlds.get(worldNameOf(request));
    const router = routers.get(world.content) ?? withoutStackTraces(jsonServer.router(world.content));
    routers.set(world.content, router);
    const { method = 'GET' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      const { body } = request as unknown as { body: Record<string, unknown> };
      checkContentEdit(world.content, { method, path: requestUrl(request.url ?? '/').pathname, body });
      saveBeforeAnswer(world, response);
    }
    router(request, response, next);
  };
  const guard: Middleware = (request, _response, next) => {
    callers.assertPage(request, 'The content');
    next();
  };
  return [guard, readOwnBody, ...withoutStatic(defaults), readQuery, route];
}

/**
 * json-server's parser accepts 10 MB of any depth, and it recurses per level: 20,000 levels ended the process. `_body` marks the
 * body as parsed.
 */
const readOwnBody: Middleware = (request, response, next) =>
  void guarded(response, async () => {
    const body = await readBody(request);
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
      throw new Refusal('badRequest', 'The body is an object, { "member": value }', { field: 'body' });
    Object.assign(request, { body: body ?? {}, _body: true });
    // json-server would use this method instead of the checked one.
    delete request.headers['x-http-method-override'];
    next();
  });

/** Allowed parameters of json-server, once each: repeated and nested ones make it fail. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set(['q', '_page', '_limit', '_start', '_end', '_sort', '_order']);
/** Each is compared with each entry. */
const MAX_PARAMETERS = 20;
const IS_SEARCH = /_like$/;
/** Special in regular expressions. */
const SYNTAX = /[$()*+./?[\\\]^{|}-]/g;
const literally = (text: string): string => text.replace(SYNTAX, String.raw`\$&`);

/**
 * A safe query for json-server. It compiles `?title_like=` as a regular expression: "(" would be a server error, and "(a+)+$"
 * blocks for minutes, so the text is escaped. `callback` would give content to any page's script (JSONP), `_delay` would hold the
 * connection, and `_embed` compares all entries with each other.
 */
const readQuery: Middleware = (request, _response, next) => {
  const pairs = [...requestUrl(request.url ?? '/').searchParams];
  if (pairs.length > MAX_PARAMETERS)
    return next(new Refusal('badRequest', `At most ${MAX_PARAMETERS} parameters`, { field: 'query' }));
  const query = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    if (OWN_PARAMETERS.has(name)) query.set(name, [value]);
    else if (!name.startsWith('_') && name !== 'callback')
      query.set(name, [...(query.get(name) ?? []), IS_SEARCH.test(name) ? literally(value) : value]);
  }
  request.query = Object.fromEntries(
    [...query].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
  next();
};

/** json-server answers errors with stack and paths; the application's handler does not. */
function withoutStackTraces(router: Router): Router {
  router.stack = router.stack.filter(({ handle }) => handle.length < ERROR_ARGUMENTS);
  return router;
}
/** Express recognises error handlers by four parameters. */
const ERROR_ARGUMENTS = 4;

function saveBeforeAnswer(world: World, response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead;
    try {
      world.saveContent();
    } catch (error) {
      logFault('edited content could not be stored', error);
      response.destroy();
      return response;
    }
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

/** Without the middleware for static files. */
const withoutStatic = (defaults: readonly Middleware[]) => defaults.filter(({ name }) => name !== 'serveStatic');
