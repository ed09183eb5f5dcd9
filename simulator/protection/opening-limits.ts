import { convertAmount } from '#engine/money/amount.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import { OPENING_LIMITS } from '#fixtures/opening-limits.ts';
import type { World } from '#simulator/world/world.ts';
import { rulesOf } from './profile-rules.ts';

/** The limits of a member who was there before the first call, as they are kept; none where none are mandatory. */
export function openingLimits(
  world: Pick<World, 'profile'>,
  currency: string,
): Readonly<Record<string, { readonly value: string }>> | undefined {
  const { mandatoryLimits } = rulesOf(world);
  if (mandatoryLimits.length === 0) return undefined;
  const rate = CURRENCIES.find((option) => option.currency === currency)?.exchange ?? '1';
  return Object.fromEntries(
    OPENING_LIMITS.filter(({ kind }) => mandatoryLimits.includes(kind)).map(({ kind, period, value }) => [
      `${kind}:${period}`,
      { value: kind === 'session' ? value : convertAmount(value, rate, currency) },
    ]),
  );
}
