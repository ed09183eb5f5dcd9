import {
  Agent,
  request as plain,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { Agent as TlsAgent, request as overTls } from 'node:https';

export interface Exchange {
  readonly method: string;
  /** Path and query below the upstream's address. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer | undefined;
  /** Until the last byte of the answer. */
  readonly withinMs: number;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An endless answer is not read: another attempt would not help. */
export class TooLong extends Error {}

export class NoAnswer extends Error {
  /** False only if no connection was made, so that nothing can have arrived. */
  readonly hasLeft: boolean;

  constructor(what: string, hasLeft: boolean, cause?: TooLong) {
    super(what, cause && { cause });
    this.name = 'NoAnswer';
    this.hasLeft = hasLeft;
  }
}

export interface UpstreamConnection {
  readonly url: URL;
  /** Sends a request exactly once. @throws NoAnswer */
  exchange(exchange: Exchange): Promise<UpstreamAnswer>;
  close(): void;
}

/** Closed before the upstream does: a request on a closing connection is lost. */
const IDLE_MS = 4_000;
const SOCKETS_MAX = 512;
/** Longer than any answer of the contract. */
const ANSWER_BYTES_MAX = 4 * 1_048_576;

/** Unlike a browser, Node's client never repeats a request by itself. */
export function connectTo(upstream: URL): UpstreamConnection {
  const isTls = upstream.protocol === 'https:';
  const options = { keepAlive: true, maxSockets: SOCKETS_MAX, timeout: IDLE_MS, scheduling: 'lifo' } as const;
  const agent = isTls ? new TlsAgent(options) : new Agent(options);
  const send = isTls ? overTls : plain;
  const base = upstream.pathname.replace(/\/$/, '');
  const address: RequestOptions = {
    agent,
    protocol: upstream.protocol,
    hostname: upstream.hostname.replaceAll(/[[\]]/g, ''),
    port: upstream.port,
    // The agent's time-out is for idle connections; `withinMs` bounds the call.
    timeout: 0,
  };
  return {
    url: upstream,
    exchange: ({ method, path, headers, body, withinMs }) =>
      new Promise((resolve, reject) => {
        let isConnected = false;
        let isOver = false;
        const fail = (what: string, cause?: TooLong) => {
          if (isOver) return;
          isOver = true;
          clearTimeout(timer);
          reject(new NoAnswer(what, isConnected, cause));
          call.destroy();
        };
        const call = send({ ...address, method, path: base + path, headers: { ...headers, host: upstream.host } });
        const timer = setTimeout(() => fail(`no complete answer within ${withinMs} ms`), withinMs);
        call.once('socket', (socket) => {
          if (!socket.connecting) isConnected = true;
          else socket.once('connect', () => (isConnected = true));
        });
        call.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
        call.once('response', (response) => {
          const chunks: Buffer[] = [];
          let length = 0;
          response.on('data', (chunk: Buffer) => {
            length += chunk.length;
            if (length > ANSWER_BYTES_MAX) fail('the answer is too long', new TooLong());
            else chunks.push(chunk);
          });
          response.once('error', (error) => fail(error.message));
          response.once('close', () => fail('the answer was cut'));
          response.once('end', () => {
            if (!response.complete) return fail('the answer was cut');
            isOver = true;
            clearTimeout(timer);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
            });
          });
        });
        call.end(body);
      }),
    close: () => agent.destroy(),
  };
}
