import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AllowedCallers } from './allowed-callers.ts';
import { answerAfterBody } from './answer-after-body.ts';
import { guarded, guardedUpgrade } from './guarded.ts';
import { MAX_BODY_BYTES, tooLarge } from './read-body.ts';
import { requestTarget } from './request-url.ts';
import { Refusal } from '../../core/refusal.ts';

/** Bounds on a request before any handler. */
export interface Bounds {
  /** Node's default; longer headers get 431. */
  readonly headerBytes: number;
  readonly bodyBytes: number;
  /** Slower headers (slowloris) get 408. */
  readonly headersMs: number;
  /** For the whole request. */
  readonly requestMs: number;
  /** A connection without traffic is closed (a client that does not read), but not during a handler. */
  readonly silenceMs: number;
  readonly connections: number;
  /** How long an idle connection stays; behind a load balancer longer than the balancer's own time. */
  readonly keepAliveMs: number;
}

const BOUNDS: Bounds = {
  headerBytes: 16_384,
  bodyBytes: MAX_BODY_BYTES,
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  connections: 10_000,
  keepAliveMs: 60_000,
};
/** How often Node checks for slow requests; its default of 30 s would triple the bound. */
const LOOKS_PER_BOUND = 4;

export interface FrontDoorOptions {
  /** 0: a free port. */
  readonly port: number;
  readonly host: string;
  readonly callers: AllowedCallers;
  readonly bounds?: Partial<Bounds> | undefined;
  /** `request.url` is always path and query. */
  readonly request: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Only upgrades to `websocket` from pages of this host. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown;
}

export interface FrontDoor {
  readonly port: number;
  /** Refuses new requests, waits this long for running ones, then closes all connections and sockets. */
  close(graceMs?: number): Promise<void>;
}

/**
 * The entrance of all our servers (`npm start`, `npm run dev`, `slipway brand preview`, `slipway sim`, `slipway edge`). Checks
 * request line, Host, Origin of upgrades, size and time before any handler. Catches every handler's errors, also asynchronous
 * ones: an uncaught error would end the process and all sessions.
 *
 * @throws the error of a port in use (EADDRINUSE)
 */
export async function openFrontDoor(options: FrontDoorOptions): Promise<FrontDoor> {
  const bounds = { ...BOUNDS, ...options.bounds };
  const { callers } = options;
  const server = createServer({
    maxHeaderSize: bounds.headerBytes,
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    keepAliveTimeout: bounds.keepAliveMs,
    connectionsCheckingInterval: Math.min(bounds.headersMs, bounds.requestMs) / LOOKS_PER_BOUND,
  });
  server.timeout = bounds.silenceMs;
  server.maxConnections = bounds.connections;
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket);
    // The first byte of an answer restarts the time.
    if (answer === undefined || answer.headersSent) socket.destroy();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answerAfterBody(request, response, bounds.bodyBytes);
    void guarded(response, () => {
      enter(request, callers, bounds);
      answers.set(request.socket, response);
      return options.request(request, response);
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Sockets may be quiet; their heartbeat finds dead ones.
    (socket as Socket).setTimeout(0);
    void guardedUpgrade(socket, () => {
      enter(request, callers, bounds);
      if (request.headers.upgrade?.toLowerCase() !== 'websocket' || request.method !== 'GET')
        throw new Refusal('badRequest', 'A connection is upgraded to websocket only', { field: 'headers.upgrade' });
      // A socket needs a token, so a development page on another port may open one.
      callers.assertPage(request, 'A socket', true);
      return options.upgrade(request, socket, head);
    });
  });
  await listen(server, options.port, options.host);
  return {
    port: (server.address() as AddressInfo).port,
    async close(graceMs = 0) {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      if (graceMs > 0)
        await Promise.race([closed, new Promise((resolve) => void setTimeout(resolve, graceMs).unref())]);
      for (const socket of connections) socket.destroy();
      await closed;
    },
  };
}

/** @throws Refusal for a request line, Host or announced size that we never accept */
function enter(request: IncomingMessage, callers: AllowedCallers, { bodyBytes }: Bounds): void {
  const target = requestTarget(request.url);
  if (target === undefined)
    throw new Refusal('badRequest', 'The request line names a path that begins with a slash, without a fragment');
  callers.assertHost(request);
  request.url = target;
  if (Number(request.headers['content-length'] ?? 0) > bodyBytes) throw tooLarge(bodyBytes);
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
