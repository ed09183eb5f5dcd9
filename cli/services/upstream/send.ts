import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A request to an upstream, independent of the contract's rows. */
export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/**
 * Sends a request. Tests replace it to put something between a tool and its upstream. Rejects without a complete response.
 */
export type Send = (request: Sent) => Promise<Received>;

/** Timeout of an attempt, as in the app. */
const ATTEMPT_MS = 5_000;

/**
 * Sends over keep-alive connections: half the time of `fetch` for small calls on one machine. Without `keepAlive` each request has a
 * connection of its own: a server may close one after a refusal, just as the next request leaves.
 */
export function sendTo(url: string, attemptMs = ATTEMPT_MS, keepAlive = true): Send & { close(): void } {
  const base = new URL(url);
  const agent = new Agent({ keepAlive });
  const isHttps = base.protocol === 'https:';
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { method, headers: { ...headers }, ...(!isHttps && { agent }) };
      if (body !== undefined) Object.assign(options.headers, { 'content-length': String(Buffer.byteLength(body)) });
      const sent = (isHttps ? httpsRequest : httpRequest)(new URL(path, base), options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('the response was cut off')));
        response.on('end', () => resolve(receivedOf(response, Buffer.concat(parts))));
      });
      sent.setTimeout(attemptMs, () => sent.destroy(new Error(`no answer within ${attemptMs} ms`)));
      sent.on('error', reject);
      sent.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

async function receivedOf({ statusCode = 0, headers: of }: IncomingMessage, body: Buffer): Promise<Received> {
  const headers = of as Record<string, string | undefined>;
  return { status: statusCode, text: textOf(body, headers), headers };
}

/** A few bytes may unpack to any number of them. */
const AT_MOST = { maxOutputLength: 64 * 1024 * 1024 };

/** Some servers compress without being asked. @throws Error for what is not so compressed */
function textOf(body: Buffer, headers: Readonly<Record<string, string | undefined>>): string {
  switch (headers['content-encoding']) {
    case 'gzip':
      return gunzipSync(body, AT_MOST).toString();
    case 'br':
      return brotliDecompressSync(body, AT_MOST).toString();
    case 'deflate':
      return inflateSync(body, AT_MOST).toString();
    default:
      return body.toString();
  }
}
