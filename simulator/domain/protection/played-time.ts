import type { MemberRecord } from '../members/member-record.ts';
import type { MembersContext } from '../members/context.ts';

/** Longer than the longest window of limits. */
const STORED_MS = 31 * 86_400_000;

interface Played {
  readonly fromMs: number;
  readonly toMs: number;
}

const earlier = (world: MembersContext, memberId: string) =>
  (world.members.doc(memberId) as { played?: readonly Played[] }).played ?? [];

/**
 * Time signed in since an instant: this session until now, earlier ones until their last call, so that signing in again does not
 * reset a limit.
 */
export function playedMsSince(world: MembersContext, member: MemberRecord, sinceMs: number): number {
  const within = ({ fromMs, toMs }: Played) => Math.max(0, toMs - Math.max(fromMs, sinceMs));
  const nowMs = world.now();
  const now = member.signedInMs === null ? 0 : within({ fromMs: member.signedInMs, toMs: nowMs });
  return earlier(world, member.id).reduce((sum, played) => sum + within(played), now);
}

/** Stores the previous session's time, until its last call, when a new one starts. */
export function storePlayedTime(world: MembersContext, member: MemberRecord): void {
  const fromMs = member.signedInMs;
  if (fromMs === null) return;
  const lastMs = world.sessions.lastSeenMs(member.id) ?? lastMoveMs(world, member.id);
  const toMs = Math.min(world.now(), Math.max(fromMs, lastMs));
  const sinceMs = world.now() - STORED_MS;
  const recent = earlier(world, member.id).filter((played) => played.toMs > sinceMs);
  world.members.updateDoc(member.id, { played: toMs > fromMs ? [...recent, { fromMs, toMs }] : recent });
}

/** Used if no call is known after a restart. */
function lastMoveMs(world: MembersContext, memberId: string): number {
  const row = world.db.get(
    `SELECT e.at_ms FROM posting p JOIN entry e ON e.seq = p.entry WHERE p.account = ? ORDER BY p.entry DESC LIMIT 1`,
    `member:${memberId}`,
  );
  return Number(row?.['at_ms'] ?? 0);
}
