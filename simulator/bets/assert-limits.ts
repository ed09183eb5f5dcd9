import type { GameLimits } from '#contract/entities/config.ts';
import { checkLimits, type LimitInput } from '#engine/limits/check-limits.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { World } from '#simulator/world/world.ts';

type Checked = Pick<LimitInput, 'scope' | 'amount' | 'estimate' | 'multiplier' | 'game'>;

/** Refuses what the slip would have warned of: the engine's one check, with every warning and its numbers. */
export function assertLimits(world: World, member: MemberRecord, limits: GameLimits, checked: Checked): void {
  const rate = CURRENCIES.find(({ currency }) => currency === member.currency)?.exchange ?? '1';
  const { warnings } = checkLimits({
    ...checked,
    currency: member.currency,
    rate,
    funds: world.balance(member.id),
    bet: limits.bet,
    multiple: { min: String(limits.multiple.min), max: String(limits.multiple.max) },
    bonus: limits.Bonus,
    region: member.country,
    disabledRegions: limits.disabled_regions,
  });
  if (warnings.length === 0) return;
  const message = `Over the limits: ${warnings.map(({ name }) => name).join(', ')}`;
  throw new Refusal('limitsExceeded', message, { warnings });
}
