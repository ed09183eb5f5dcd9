import { Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

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
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: response.headers as Record<string, string | undefined>,
          }),
        );
      });
      sent.setTimeout(attemptMs, () => sent.destroy(new Error(`no answer within ${attemptMs} ms`)));
      sent.on('error', reject);
      sent.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}
