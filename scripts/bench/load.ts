import { Agent, request } from 'node:http';

export interface Load {
  readonly url: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: (number: number) => string;
  readonly count: number;
  readonly at: number;
}

/** Sends `count` requests, `at` at a time, on kept connections. @returns sorted milliseconds, and requests per second */
export async function load({
  url,
  path,
  method = 'GET',
  headers = {},
  body,
  count,
  at,
}: Load): Promise<{ each: number[]; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: at });
  const each: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    while (next < count) {
      const number = next++;
      const sent = performance.now();
      await one(agent, url + path, method, headers, body?.(number));
      each.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: at }, worker));
  const perSecond = (count * 1_000) / (performance.now() - started);
  agent.destroy();
  return { each: each.sort((one, other) => one - other), perSecond };
}

function one(agent: Agent, url: string, method: string, headers: Record<string, string>, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method,
      headers:
        body === undefined
          ? headers
          : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      if ((response.statusCode ?? 500) >= 300) reject(new Error(`${method} ${url} answered ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve());
    });
    call.end(body);
  });
}

export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
export const median = (values: readonly number[]) =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
