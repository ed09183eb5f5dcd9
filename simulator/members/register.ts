import type { Session } from '#contract/entities/member.ts';
import type { RegistrationProofs } from '#contract/entities/registration.ts';
import { ROLE } from '#contract/entities/member.ts';
import { BASE_CURRENCY } from '#fixtures/currencies.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { isForbidden } from '#simulator/protection/profile-rules.ts';
import { assertNewCpf, assertProofs, keepProofs } from '#simulator/protection/registration-proofs.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import { openSession } from './open-session.ts';

/** What a new member is given, with a REGISTER push. */
const REGISTER_BONUS = '5';
export const HOUSE_PROMOTIONS = 'house:promotions';

interface NewAccount extends RegistrationProofs {
  readonly email?: string;
  readonly mobile?: string;
  readonly password: string;
  readonly code: string;
  readonly inviteCode?: string | undefined;
}

/** Makes a member who has proved an e-mail or a mobile and what the jurisdiction asks, pays the bonus where one is allowed, and signs them in. */
export function register(world: World, account: NewAccount): Session {
  const { email, mobile, password, code, inviteCode } = account;
  const target = email ?? mobile ?? '';
  const field = email === undefined ? 'phone' : 'email';
  assertProofs(world, account);
  world.verification.use(target, 'register', code, world.now());
  if (world.members.byAccount(target))
    throw new Refusal('accountTaken', 'An account with this exists already', { field });
  assertNewCpf(world, account.cpf);
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
  keepProofs(world, member, account);
  if (!isForbidden(world, 'bonus')) payBonus(world, id);
  return openSession(world, member);
}

function payBonus(world: World, memberId: string): void {
  const amount = toMillionths(REGISTER_BONUS);
  const move = { from: HOUSE_PROMOTIONS, to: memberAccount(memberId), currency: BASE_CURRENCY, amount };
  world.ledger.move('registerBonus', memberId, world.now(), move);
  world.pushBalance(memberId, 'REGISTER');
}
