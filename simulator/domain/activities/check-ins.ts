import type { CheckIn } from '#contract/entities';
import { convertAmount, rateOf } from '#engine/money';
import { CHECK_IN_REWARDS, CURRENCIES } from '#fixtures/world';
import type { MemberRecord } from '../members/member-record.ts';
import type { MembersContext } from '../members/context.ts';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday: three days after Monday. */
const EPOCH_WEEKDAY = 3;

interface CheckInDoc {
  readonly week: number;
  readonly days: readonly number[];
}

/** Week since the epoch, from Monday, and its day from 1. */
function today(world: MembersContext): { week: number; day: number } {
  const days = Math.floor(world.now() / DAY_MS) + EPOCH_WEEKDAY;
  return { week: Math.floor(days / 7), day: (days % 7) + 1 };
}

function claimedDays(world: MembersContext, member: MemberRecord, week: number): readonly number[] {
  const { checkIn } = world.members.doc(member.id) as { checkIn?: CheckInDoc };
  return checkIn?.week === week ? checkIn.days : [];
}

/** This week's rewards in the wallet's currency. */
export function checkIns(world: MembersContext, member: MemberRecord): CheckIn[] {
  const { week, day: now } = today(world);
  const claimed = claimedDays(world, member, week);
  const { currency } = member;
  const rate = rateOf(CURRENCIES, currency);
  return CHECK_IN_REWARDS.map((reward, index) => {
    const day = index + 1;
    const state = claimed.includes(day) ? 'claimed' : day === now ? 'open' : day < now ? 'missed' : 'future';
    return { day, amount: convertAmount(reward, rate, world.money(currency)), currency, state };
  });
}

export function claimDay(world: MembersContext, member: MemberRecord, day: number): void {
  const { week } = today(world);
  world.members.updateDoc(member.id, { checkIn: { week, days: [...claimedDays(world, member, week), day] } });
}
