import { createServer, request as openRequest, type IncomingMessage } from 'node:http';
import { duplexPair } from 'node:stream';
import { allowedCallers, readOptions, type SimulatorOptions } from '#simulator';
import { createApp, Sockets, Worlds } from '#simulator/testing';

export interface InMemoryUpstream {
  readonly worlds: Worlds;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** A call is on its way. */
  readonly isBusy: () => boolean;
}

/** Node's HTTP server looks for slow requests by a timer of its own; here time is not real. */
const NEVER_MS = 2 ** 30;

/**
 * The simulator behind Node's own HTTP server and client, over pairs of streams instead of sockets: nothing waits for the
 * operating system, so that with fake timers a run is the same each time and a time-out of five seconds takes none.
 */
export function openInMemoryUpstream(options: SimulatorOptions = {}): InMemoryUpstream {
  const { seed, startMs, speed, upstream } = readOptions(options);
  const worlds = new Worlds({ seed, startMs, speed, upstream, dataDir: undefined });
  const sockets = new Sockets();
  const server = createServer({ connectionsCheckingInterval: NEVER_MS });
  server.on(
    'request',
    createApp({
      worlds,
      callers: allowedCallers('upstream.test'),
      sockets: () => sockets,
      startedMs: startMs,
      proxy: undefined,
      recording: undefined,
    }),
  );

  let onTheirWay = 0;
  const send = (url: string, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const [near, far] = duplexPair();
      // A stream pair does not close its other end; a socket does.
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      server.emit('connection', far);
      const fail = () => reject(new TypeError('the connection broke'));
      const request = openRequest({
        path: url,
        method: init.method ?? 'GET',
        headers: { host: 'upstream.test', connection: 'close', ...Object.fromEntries(new Headers(init.headers)) },
        createConnection: () => near as never,
      });
      init.signal?.addEventListener('abort', () => {
        request.destroy();
        fail();
      });
      request.on('error', fail);
      request.on('response', (response) => void readWhole(response).then(resolve, fail));
      request.end(init.body ?? undefined);
    });
  return {
    worlds,
    isBusy: () => onTheirWay > 0,
    fetch: (url, init) => {
      onTheirWay++;
      return send(url, init).finally(() => onTheirWay--);
    },
  };
}

async function readWhole(response: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  if (!response.complete) throw new TypeError('the answer was cut');
  const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Response(Buffer.concat(parts), { status: response.statusCode ?? 0, headers });
}
