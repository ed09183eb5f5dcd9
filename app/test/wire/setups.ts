import { startEdgeGateway, startRedisGateway } from './edge-gateway.ts';
import type { Press } from './press-rows.ts';
import type { Setup } from './run-press.ts';
import { WIRE_FAULTS } from './wire-faults.ts';

export const KEYED: Setup = { name: 'keyed', upstream: 'keyed', idempotency: 'keyed' };
export const EDGE: Setup = {
  name: 'edge',
  upstream: 'strict-spec',
  idempotency: 'keyed',
  startGateway: startEdgeGateway,
};
export const NONE: Setup = { name: 'none', upstream: 'strict-spec', idempotency: 'none' };

export const HOP: Setup = { ...EDGE, name: 'hop', isBehind: true };

/** The upstreams of the table. */
export const SETUPS: readonly Setup[] = [KEYED, EDGE, HOP, NONE];

/** The same with keys in Redis, and before an upstream that knows keys: a sample of their cells, all by their names. */
export const OTHER_SETUPS: readonly Setup[] = [
  { ...EDGE, name: 'edge-redis', startGateway: startRedisGateway },
  { ...HOP, name: 'hop-redis', startGateway: startRedisGateway },
  { ...HOP, name: 'hop-keyed', upstream: 'keyed' },
  { ...HOP, name: 'hop-keyed-redis', upstream: 'keyed', startGateway: startRedisGateway },
];

/** The edge waits for an answer by its own clock, not by that of the table: what never answers would take half a minute. */
const HANGS = /^hang/;

/** The faults of a press in a setup: behind the edge, those of the wire. */
export const faultsOf = ({ isBehind = false }: Setup, { isOnce = false }: Press): readonly string[] =>
  Object.entries(WIRE_FAULTS)
    .filter(([name, { page, next }]) => {
      if (isOnce && next !== undefined) return false;
      return !isBehind || ((page ?? next) === undefined && !HANGS.test(name));
    })
    .map(([name]) => name);
