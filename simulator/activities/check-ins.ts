import type { CheckIn } from '#contract/entities/activity.ts';
import { convertAmount } from '#engine/money/amount.ts';
import { CHECK_IN_REWARDS } from '#fixtures/check-in-rewards.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { World } from '#simulator/world/world.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday: three days after a Monday. */
const EPOCH_WEEKDAY = 3;

interface CheckInDoc {
  readonly week: number;
  readonly days: readonly number[];
}

/** The week (counted from the epoch, Mondays first) and the day of it, from 1. */
function today(world: World): { week: number; day: number } {
  const days = Math.floor(world.now() / DAY_MS) + EPOCH_WEEKDAY;
  return { week: Math.floor(days / 7), day: (days % 7) + 1 };
}

function claimedDays(world: World, member: MemberRecord, week: number): readonly number[] {
  const { checkIn } = world.members.doc(member.id) as { checkIn?: CheckInDoc };
  return checkIn?.week === week ? checkIn.days : [];
}

/** The rewards of this week, in the wallet's currency. */
export function checkIns(world: World, member: MemberRecord): CheckIn[] {
  const { week, day: now } = today(world);
  const claimed = claimedDays(world, member, week);
  const { currency } = member;
  const rate = CURRENCIES.find((option) => option.currency === currency)?.exchange ?? '1';
  return CHECK_IN_REWARDS.map((reward, index) => {
    const day = index + 1;
    const state = claimed.includes(day) ? 'claimed' : day === now ? 'open' : day < now ? 'missed' : 'future';
    return { day, amount: convertAmount(reward, rate, currency), currency, state };
  });
}

export function claimDay(world: World, member: MemberRecord, day: number): void {
  const { week } = today(world);
  world.members.keepDoc(member.id, { checkIn: { week, days: [...claimedDays(world, member, week), day] } });
}
