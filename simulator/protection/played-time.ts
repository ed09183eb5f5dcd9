import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { World } from '#simulator/world/world.ts';

/** Longer than the longest window that limits are counted in. */
const KEPT_MS = 31 * 86_400_000;

interface Played {
  readonly fromMs: number;
  readonly toMs: number;
}

const earlier = (world: World, memberId: string) =>
  (world.members.doc(memberId) as { played?: readonly Played[] }).played ?? [];

/**
 * How long a member was signed in since an instant: this session until now, those before it until their last call, so that signing
 * out and in again is no way around a limit.
 */
export function playedMsSince(world: World, member: MemberRecord, sinceMs: number): number {
  const within = ({ fromMs, toMs }: Played) => Math.max(0, toMs - Math.max(fromMs, sinceMs));
  const nowMs = world.now();
  const now = member.signedInMs === null ? 0 : within({ fromMs: member.signedInMs, toMs: nowMs });
  return earlier(world, member.id).reduce((sum, played) => sum + within(played), now);
}

/** A new session begins: the one before it lasted until its last call. */
export function keepPlayed(world: World, member: MemberRecord): void {
  const fromMs = member.signedInMs;
  if (fromMs === null) return;
  const lastMs = world.sessions.lastSeenMs(member.id) ?? lastMoveMs(world, member.id);
  const toMs = Math.min(world.now(), Math.max(fromMs, lastMs));
  const sinceMs = world.now() - KEPT_MS;
  const kept = earlier(world, member.id).filter((played) => played.toMs > sinceMs);
  world.members.keepDoc(member.id, { played: toMs > fromMs ? [...kept, { fromMs, toMs }] : kept });
}

/** When no call is remembered, after a restart: the last movement on the wallet. */
function lastMoveMs(world: World, memberId: string): number {
  const row = world.db.get(
    `SELECT e.at_ms FROM posting p JOIN entry e ON e.seq = p.entry WHERE p.account = ? ORDER BY p.entry DESC LIMIT 1`,
    `member:${memberId}`,
  );
  return Number(row?.['at_ms'] ?? 0);
}
