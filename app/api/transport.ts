import type { Idempotency } from '#contract/brand/upstream.ts';
import { serverClock, type ServerClock } from './server-clock.ts';

/** What the calls of one store go through. Tests give several stores in one process an upstream each. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: ServerClock;
  readonly random: () => number;
  /** Whether the brand's upstream knows idempotency keys and deadlines. */
  readonly idempotency: Idempotency;
}

/** The page's own: real network, real clock. @example createStore(createTransport({ idempotency: 'none' })) */
export function createTransport(over: Partial<Transport> = {}): Transport {
  return {
    fetch: (url, init) => fetch(url, init),
    clock: serverClock,
    random: Math.random,
    idempotency: 'keyed',
    ...over,
  };
}
