import type { Session } from '#contract/entities/member.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { keepPlayed } from '#simulator/protection/played-time.ts';
import type { World } from '#simulator/world/world.ts';
import type { MemberRecord } from './member-record.ts';

/** Signs a member in: whoever proved who they are gets a pair of tokens, unless they are barred. */
export function openSession(world: World, member: MemberRecord): Session {
  if (member.bans.includes('signIn'))
    throw new Refusal('forbidden', 'This account is closed: contact support', { ban: 'signIn' });
  keepPlayed(world, member);
  const { token, freshToken } = world.sessions.start(member.id, world.now());
  if (member.signedInMs !== null) world.members.keepDoc(member.id, { lastSignInMs: member.signedInMs });
  world.members.change(member.id, { signed_in_ms: world.now() });
  return { token, fresh_token: freshToken, user_id: member.id, role: member.role };
}
