import type { Brand } from '#contract/brand';
import { CHAT_PATH, PUSH_PATH } from '#contract/entities';

/** Calls of the page that a web server passes on, and to which server. */
export interface Route {
  /** `/sports` for everything below it; the whole path of a socket. */
  readonly path: string;
  readonly isSocket: boolean;
  /** What stands before the rest of the path on the upstream. */
  readonly base: string;
  /** Absent: the one address that the environment gives. */
  readonly origin?: string;
}

/** Every path that is the upstream's, in the brand's own mapping. */
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
    // Pictures that responses of the upstream refer to.
    route('/content', '/content', 'content'),
    route(PUSH_PATH, PUSH_PATH, 'push', true),
    route(CHAT_PATH, CHAT_PATH, 'chat', true),
  ];
}

/** A server by https answers for its own name, so the request names that; by http the site's name stays. */
export const isOwnName = ({ origin = '' }: Pick<Route, 'origin'>): boolean => origin.startsWith('https:');
