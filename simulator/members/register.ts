import type { Session } from '#contract/entities/member.ts';
import { ROLE } from '#contract/entities/member.ts';
import { BASE_CURRENCY } from '#fixtures/currencies.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import { openSession } from './open-session.ts';

/** What a new member is given, with a REGISTER push. */
const REGISTER_BONUS = '5';
export const HOUSE_PROMOTIONS = 'house:promotions';

interface NewAccount {
  readonly email?: string;
  readonly mobile?: string;
  readonly password: string;
  readonly code: string;
  readonly inviteCode?: string | undefined;
}

/** Makes a member who has proved an e-mail or a mobile, pays the bonus, and signs them in. */
export function register(world: World, { email, mobile, password, code, inviteCode }: NewAccount): Session {
  const target = email ?? mobile ?? '';
  const field = email === undefined ? 'phone' : 'email';
  world.verification.use(target, 'register', code, world.now());
  if (world.members.byAccount(target))
    throw new Refusal('accountTaken', 'An account with this exists already', { field });
  const inviter = inviteCode === undefined ? undefined : world.members.byReferral(inviteCode.split('-')[0] ?? '');
  if (inviteCode !== undefined && inviter === undefined) {
    throw new Refusal('badRequest', 'No such invite code', { field: 'inviteCode' });
  }
  const number = world.members.nextNumber();
  const id = `m-${String(number).padStart(6, '0')}`;
  const member = world.members.add(
    {
      id,
      nickname: `player${String(number).padStart(6, '0')}`,
      role: ROLE.user,
      currency: BASE_CURRENCY,
      password,
      ...(email !== undefined && { email }),
      ...(mobile !== undefined && { mobile }),
      ...(inviter && { invitedBy: inviter.id }),
    },
    world.now(),
  );
  const amount = toMillionths(REGISTER_BONUS);
  world.ledger.move('reward', id, world.now(), {
    from: HOUSE_PROMOTIONS,
    to: memberAccount(id),
    currency: BASE_CURRENCY,
    amount,
  });
  world.pushBalance(id, 'REGISTER');
  return openSession(world, member);
}
