import type { Brand } from '#contract/brand/brand.ts';
import type { SimulatorOptions } from '#simulator/start-simulator.ts';

/**
 * What the simulator has to be like to stand in for the upstream of a brand. One that knows no keys has no rules of a jurisdiction
 * either: both are additions to the specification.
 */
export function upstreamFor({
  upstream,
  profile,
}: Pick<Brand, 'upstream' | 'profile'>): Pick<SimulatorOptions, 'upstream' | 'profile'> {
  return upstream.idempotency === 'none' ? { upstream: 'strict-spec' } : { upstream: 'keyed', profile };
}
