import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PUSH_PATH } from '#contract/push.ts';
import { proxyRequest, proxyUpgrade } from './proxy.ts';
import { createStaticFiles } from './static-files.ts';

/** First path segments that belong to the upstream (contract: Service; `content`: its pictures), and the simulator's own. */
const UPSTREAM =
  /^\/(?:content|sports|3rd-game|pggame|tadaGame|otherChat|activities|wss-new|im-new|__sim|__play)(?:[/?]|$)/;

export interface ServedBrand {
  readonly url: string;
  readonly port: number;
  /** Serves another build from now on: the dev server's rebuild. */
  serveFolder(folder: string): void;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly folder: string;
  readonly upstream: string;
  readonly host?: string;
  readonly port: number;
  /** Answers before anything else; true when it did. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves a built brand and passes its calls and its wallet push on to the upstream: one origin, as in production. */
export async function serveBrand(options: ServeOptions): Promise<ServedBrand> {
  const host = options.host ?? '127.0.0.1';
  const upstream = new URL(options.upstream);
  let files = createStaticFiles(options.folder);
  const sockets = new Set<Socket>();

  const server = createServer((request, response) => {
    if (options.before?.(request, response) === true) return;
    if (UPSTREAM.test(request.url ?? '')) proxyRequest(upstream, request, response);
    else void files(request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket: Socket, head) => {
    if ((request.url ?? '').startsWith(PUSH_PATH) || UPSTREAM.test(request.url ?? ''))
      proxyUpgrade(upstream, request, socket, head);
    else socket.destroy();
  });
  await listen(server, options.port, host);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`,
    port,
    serveFolder: (folder) => (files = createStaticFiles(folder)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
