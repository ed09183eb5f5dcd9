import { Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Any request, not only of the contract. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Rejects without a complete response. Tests replace it. */
export type Send = (request: Sent) => Promise<Received>;

/** As in the app. */
const ATTEMPT_MS = 5_000;

/**
 * Sends below an address, which may have a path. Keep-alive connections take half the time of `fetch` for small calls. Without `keepAlive` each request has its own: a server
 * may close one after a refusal, just as the next request leaves.
 */
export function sendTo(url: string, attemptMs = ATTEMPT_MS, keepAlive = true): Send & { close(): void } {
  const base = new URL(url);
  const below = base.pathname.endsWith('/') ? base.pathname.slice(0, -1) : base.pathname;
  const agent = new Agent({ keepAlive });
  const isHttps = base.protocol === 'https:';
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const options = { method, headers: { ...headers }, ...(!isHttps && { agent }) };
      if (body !== undefined) Object.assign(options.headers, { 'content-length': String(Buffer.byteLength(body)) });
      const sent = (isHttps ? httpsRequest : httpRequest)(new URL(below + path, base), options, (response) => {
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

/** Against zip bombs. */
const AT_MOST = { maxOutputLength: 64 * 1024 * 1024 };

/** Some servers compress unasked. @throws Error for damaged content */
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
