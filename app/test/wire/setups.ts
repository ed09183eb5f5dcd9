import { startEdgeGateway } from './edge-gateway.ts';
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

/** The edge waits for an answer by its own clock, not by that of the table: what never answers would take half a minute. */
const HANGS = /^hang/;

/** The faults of a setup: behind the edge, those of the wire. */
export const faultsOf = ({ isBehind = false }: Setup): readonly string[] =>
  Object.entries(WIRE_FAULTS)
    .filter(([name, { page }]) => !isBehind || (page === undefined && !HANGS.test(name)))
    .map(([name]) => name);
