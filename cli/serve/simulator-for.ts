import type { Brand } from '#contract/brand';
import type { SimulatorOptions } from '#simulator';

/**
 * Options of the simulator for a brand: the rules of its jurisdiction. It supports idempotency keys whatever brand.json says of
 * the real upstream, so the page is served with `idempotency: 'keyed'`.
 */
export function simulatorFor({ profile }: Pick<Brand, 'profile'>): Pick<SimulatorOptions, 'upstream' | 'profile'> {
  return { upstream: 'keyed', profile };
}
