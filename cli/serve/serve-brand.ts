import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Idempotency } from '#contract/brand';
import { allowedCallers, openFrontDoor, refuseUpgrade } from '#simulator';
import { createProxy } from './proxy.ts';
import { createStaticFiles } from './static-files.ts';

/** First path segments of the upstream (contract: Service; `content`: its pictures), and the simulator's own. */
const UPSTREAM =
  /^\/(?:content|sports|3rd-game|pggame|tadaGame|otherChat|activities|wss-new|im-new|__sim|__play|__content)(?:[/?]|$)/;

export interface ServedBrand {
  readonly url: string;
  readonly port: number;
  /** Switches to another build. */
  serveFolder(folder: string): void;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly folder: string;
  readonly upstream: string;
  readonly host?: string;
  readonly port: number;
  /**
   * Overrides the brand's value, because the simulator supports keys. Only for pages served here; a build always has the value of
   * brand.json.
   */
  readonly idempotency?: Idempotency;
  readonly script?: string;
  readonly framedBy?: string;
  /** Origins in the brand, and their addresses on this machine. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** Handles a request first; true if it did. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves a built brand and passes its calls and the wallet push to the upstream: one origin, as in production. */
export async function serveBrand(options: ServeOptions): Promise<ServedBrand> {
  const host = options.host ?? '127.0.0.1';
  const proxy = createProxy(new URL(options.upstream));
  const open = (folder: string) => createStaticFiles(folder, options);
  let files = open(options.folder);
  // Host and Origin are passed on unchanged, because the simulator decides who may use the control interface.
  const door = await openFrontDoor({
    port: options.port,
    host,
    callers: allowedCallers(host),
    request(request, response) {
      if (options.before?.(request, response) === true) return undefined;
      return UPSTREAM.test(request.url ?? '') ? proxy.web(request, response) : files(request, response);
    },
    upgrade(request, socket, head) {
      if (!UPSTREAM.test(request.url ?? '')) return refuseUpgrade(socket, 404);
      return proxy.ws(request, socket as Socket, {}, head);
    },
  });
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${door.port}`,
    port: door.port,
    serveFolder: (folder) => (files = open(folder)),
    close: () => door.close(),
  };
}
