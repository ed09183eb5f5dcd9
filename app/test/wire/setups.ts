import { startEdgeGateway } from './edge-gateway.ts';
import type { Setup } from './run-press.ts';

export const KEYED: Setup = { name: 'keyed', upstream: 'keyed', idempotency: 'keyed' };
export const EDGE: Setup = {
  name: 'edge',
  upstream: 'strict-spec',
  idempotency: 'keyed',
  startGateway: startEdgeGateway,
};
export const NONE: Setup = { name: 'none', upstream: 'strict-spec', idempotency: 'none' };

/** The upstreams of the table. */
export const SETUPS: readonly Setup[] = [KEYED, EDGE, NONE];
