import type { Brand } from '#contract/brand';
import type { SimulatorOptions } from '#simulator';

/**
 * Options of the simulator for a brand: the rules of its jurisdiction, and its own rules of betting. It supports idempotency keys whatever brand.json says of
 * the real upstream, so the page is served with `idempotency: 'keyed'`.
 */
export function simulatorFor({
  profile,
  rules,
  currency,
}: Pick<Brand, 'profile' | 'rules' | 'currency'>): Pick<SimulatorOptions, 'upstream' | 'profile' | 'rules'> {
  return { upstream: 'keyed', profile, rules: { ...rules, currency } };
}
