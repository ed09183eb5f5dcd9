import type { Brand } from '#contract/brand';
import { CHAT_PATH, PUSH_PATH } from '#contract/entities';

/** A path that a web server passes on, and its server. */
export interface Route {
  /** `/sports` with everything below, or the whole path of a socket. */
  readonly path: string;
  readonly isSocket: boolean;
  /** Path on the upstream before the rest. */
  readonly base: string;
  /** Without it, the address of the environment. */
  readonly origin?: string;
}

/** All upstream paths in the brand's mapping. */
export function routesOf({ upstream }: Pick<Brand, 'upstream'>): readonly Route[] {
  const { basePaths, origins = {} } = upstream;
  const route = (path: string, base: string, name: keyof typeof origins, isSocket = false): Route => {
    const origin = origins[name] ?? origins.default;
    return { path, base, isSocket, ...(origin !== undefined && { origin }) };
  };
  return [
    ...Object.entries(basePaths).map(([service, base]) =>
      route(`/${service}`, base, service as keyof typeof basePaths),
    ),
    // Pictures in the upstream's answers.
    route('/content', '/content', 'content'),
    route(PUSH_PATH, PUSH_PATH, 'push', true),
    route(CHAT_PATH, CHAT_PATH, 'chat', true),
  ];
}

/** A server with https needs its own name in the request; with http the site's name stays. */
export const isOwnName = ({ origin = '' }: Pick<Route, 'origin'>): boolean => origin.startsWith('https:');
