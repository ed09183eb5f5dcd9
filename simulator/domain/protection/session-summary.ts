import type { SessionSummary } from '#contract/entities';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { MemberRecord } from '../members/member-record.ts';
import type { Session } from '../members/sessions.ts';
import type { ProtectionContext } from './context.ts';
import { marketingOf } from './marketing.ts';
import { movedSince, netSince } from './used-of-limit.ts';

const MINUTE_MS = 60_000;

interface RealityCheck {
  readonly minutes: number;
  readonly seenMs: number;
}

/** Length and net result of the session, and whether a reality check is due. */
export function sessionSummary(
  world: ProtectionContext,
  member: MemberRecord,
  session: Session | undefined,
): SessionSummary {
  const startedMs = session?.startedMs ?? world.now();
  const { realityCheck, lastSignInMs } = world.members.doc(member.id) as {
    realityCheck?: RealityCheck;
    lastSignInMs?: number;
  };
  const minutes = realityCheck?.minutes ?? 0;
  const seenMs = Math.max(realityCheck?.seenMs ?? 0, startedMs);
  const marketing = marketingOf(world, member);
  const text = (millionths: bigint) => fromMillionths(millionths, world.money(member.currency));
  return {
    started_at: new Date(startedMs).toISOString(),
    ...(session?.endsMs !== undefined && { ends_at: new Date(session.endsMs).toISOString() }),
    seconds: Math.max(0, Math.floor((world.now() - startedMs) / 1_000)),
    last_sign_in: lastSignInMs === undefined ? null : new Date(lastSignInMs).toISOString(),
    // An entry at the sign-in's instant belongs to the session.
    net_position: text(netSince(world, member, startedMs - 1)),
    currency: member.currency,
    lifetime_net_deposits: text(movedSince(world, member, ['deposit', 'withdraw', 'withdrawReturned'], 0)),
    account_since: new Date(member.createdMs).toISOString(),
    reality_check_minutes: minutes,
    reality_check_due: minutes > 0 && world.now() - seenMs >= minutes * MINUTE_MS,
    ...(marketing !== undefined && { marketing }),
  };
}
