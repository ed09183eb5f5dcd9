import type { IncomingMessage, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import type { Content } from '#fixtures/content.ts';
import type { World } from '#simulator/world/world.ts';
import type { Worlds } from '#simulator/world/worlds.ts';
import { isOriginAllowed } from '#simulator/push/origin.ts';
import { answerRefusal } from './answer.ts';
import { Refusal } from './refusal.ts';
import { worldNameOf } from './world-of-request.ts';

type Middleware = (
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * json-server's own defaults and router over the content of a world (banners, promotions, notices, footer texts, game
 * lists, support channels): what an administrator writes is edited by plain REST, and shown from the next call on.
 */
export function contentRoutes(worlds: Worlds): readonly Middleware[] {
  const defaults = jsonServer.defaults({
    logger: false,
    noCors: true,
    noGzip: true,
    static: import.meta.dirname,
    bodyParser: true,
  });
  const routers = new WeakMap<Content, Middleware>();
  const route: Middleware = (request, response, next) => {
    try {
      const world = worlds.get(worldNameOf(request));
      const router = routers.get(world.content) ?? jsonServer.router(world.content);
      routers.set(world.content, router);
      if (request.method !== 'GET') keepBeforeAnswer(world, response);
      router(request, response, next);
    } catch (error) {
      refuse(response, error);
    }
  };
  const guard: Middleware = (request, response, next) => {
    if (isOriginAllowed(request)) return next();
    refuse(response, new Refusal('forbidden', 'The content answers pages of this host only'));
  };
  return [guard, ...withoutStatic(defaults), route];
}

/** What was edited is in the store before the caller hears of it. */
function keepBeforeAnswer(world: World, response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    world.keepContent();
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}

/** The third of json-server's defaults serves files of a folder: there is none here. */
const withoutStatic = (defaults: readonly Middleware[]) => defaults.filter(({ name }) => name !== 'serveStatic');

function refuse(response: ServerResponse, error: unknown): void {
  const { status, json } = answerRefusal(error, 'the content');
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' }).end(json);
}
