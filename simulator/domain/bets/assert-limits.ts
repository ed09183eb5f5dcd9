import type { GameLimits } from '#contract/entities';
import { checkLimits, type LimitInput } from '#engine/limits';
import { rateOf } from '#engine/money';
import { CURRENCIES } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { MembersContext } from '../members/context.ts';

type Checked = Pick<LimitInput, 'scope' | 'amount' | 'estimate' | 'multiplier' | 'game'>;

/** Refuses a bet over the limits with all warnings. The slip uses the same engine check. */
export function assertLimits(world: MembersContext, member: MemberRecord, limits: GameLimits, checked: Checked): void {
  const rate = rateOf(CURRENCIES, member.currency);
  const { warnings } = checkLimits({
    ...checked,
    currency: world.money(member.currency),
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
