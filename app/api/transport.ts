import type { Idempotency } from '#contract/brand';
import { newTab, type OwnTab } from './own-tab.ts';
import { serverClock, type ServerClock } from './server-clock.ts';

/** What the calls of one store go through. Tests give each of several stores its own upstream. */
export interface Transport {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: ServerClock;
  readonly random: () => number;
  /** Whether the brand's upstream knows idempotency keys and deadlines. */
  readonly idempotency: Idempotency;
  readonly tab: OwnTab;
}

/** The page's transport: real network, real clock. @example createStore(createTransport({ idempotency: 'none' })) */
export function createTransport(over: Partial<Transport> = {}): Transport {
  return {
    fetch: (url, init) => fetch(url, init),
    clock: serverClock,
    random: Math.random,
    idempotency: 'keyed',
    tab: newTab(),
    ...over,
  };
}
