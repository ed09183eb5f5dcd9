import { convertAmount, rateOf } from '#engine/money';
import { CURRENCIES, OPENING_LIMITS } from '#fixtures/world';
import type { ProtectionContext } from './context.ts';
import type { LimitDoc } from './player-limits.ts';
import { rulesOf } from './profile-rules.ts';

/** A member's initial limits as stored; undefined if none are mandatory. */
export function openingLimits(
  world: ProtectionContext,
  currency: string,
): Readonly<Record<string, LimitDoc>> | undefined {
  const { mandatoryLimits } = rulesOf(world);
  if (mandatoryLimits.length === 0) return undefined;
  const rate = rateOf(CURRENCIES, currency);
  return Object.fromEntries(
    OPENING_LIMITS.filter(({ kind }) => mandatoryLimits.includes(kind)).map(({ kind, period, value }) => [
      `${kind}:${period}`,
      kind === 'session' ? { value } : { value: convertAmount(value, rate, world.money(currency)), currency },
    ]),
  );
}
