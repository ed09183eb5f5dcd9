import { type Brand, codesOf, statedPlaces } from '#contract/brand';
import type { SimulatorOptions } from '#simulator';

/**
 * Simulator options for a brand: its jurisdiction's rules, its betting rules, and content for its features. The simulator always
 * supports idempotency keys, so the page is served with `idempotency: 'keyed'`.
 */
export function simulatorFor({
  profile,
  rules,
  accumulatorBonus,
  currency,
  sports,
  games,
  features,
  currencies,
}: Pick<
  Brand,
  'profile' | 'rules' | 'accumulatorBonus' | 'currency' | 'sports' | 'games' | 'features' | 'currencies'
>): Pick<SimulatorOptions, 'upstream' | 'profile' | 'rules' | 'offer' | 'places'> {
  const bonus = features.bonus ? accumulatorBonus : undefined;
  const pix = features.pix && codesOf(currencies).includes('BRL');
  return {
    upstream: 'keyed',
    profile,
    rules: { ...rules, currency, ...(bonus && { accumulatorBonus: bonus }) },
    places: statedPlaces(currencies),
    offer: { sports, games, features: { ...features, pix }, ...(bonus && { accumulatorBonus: bonus }) },
  };
}
