import type { Session } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import { storePlayedTime } from '../protection/played-time.ts';
import { endSubscriptions } from '../notifications/subscriptions.ts';
import type { NotificationsContext } from '../notifications/context.ts';
import { askRegister } from '../protection/central-register.ts';
import type { MemberRecord } from '../members/member-record.ts';

/** Signs in a member with proven identity, unless barred. @returns tokens */
export function openSession(world: NotificationsContext, member: MemberRecord): Session {
  if (member.bans.includes('signIn'))
    throw new Refusal('forbidden', 'This account is closed: contact support', { ban: 'signIn' });
  storePlayedTime(world, member);
  // Excluded players may sign in, to see the account and to withdraw.
  if (askRegister(world, member)) endSubscriptions(world, member.id);
  const { token, freshToken } = world.sessions.start(member.id, world.now());
  if (member.signedInMs !== null) world.members.updateDoc(member.id, { lastSignInMs: member.signedInMs });
  world.members.change(member.id, { signed_in_ms: world.now() });
  return { token, fresh_token: freshToken, user_id: member.id, role: member.role };
}
