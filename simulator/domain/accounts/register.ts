import { type RegistrationProofs, ROLE, type Session } from '#contract/entities';
import { convertAmount, rateOf } from '#engine/money';
import { CURRENCIES } from '#fixtures/world';
import { Refusal } from '../../core/refusal.ts';
import { accountCurrencies } from '../protection/home-currency.ts';
import type { MemberRecord } from '../members/member-record.ts';
import { refusalOfMove } from '../protection/money-gate.ts';
import { rulesOf } from '../protection/profile-rules.ts';
import { assertNewCpf, assertProofs, storeProofs } from '../protection/registration-proofs.ts';
import { assertNotRegistered } from '../protection/central-register.ts';
import { digestOfCpf } from '../protection/cpf-digest.ts';
import { assertNoBreakElsewhere, bonusPlaceOf, deviceOf, hadBonus } from '../protection/same-person.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { ProtectionContext } from '../protection/context.ts';
import type { NotificationsContext } from '../notifications/context.ts';
import { openSession } from './open-session.ts';

/** In the base currency; paid with a REGISTER push. */
const REGISTER_BONUS = '5';
export const HOUSE_PROMOTIONS = 'house:promotions';

interface NewAccount extends RegistrationProofs {
  readonly email?: string;
  readonly mobile?: string;
  readonly password: string;
  readonly code: string;
  readonly inviteCode?: string | undefined;
  readonly deviceInfo: { readonly fingerprint: string };
}

/**
 * Registers a player: checks the code and what the jurisdiction requires, pays the bonus if allowed, and signs in.
 *
 * @param address the network address of the caller
 */
export function register(world: NotificationsContext, account: NewAccount, address: string): Session {
  const { email, mobile, password, code, inviteCode } = account;
  const target = email ?? mobile ?? '';
  const field = email === undefined ? 'phone' : 'email';
  const currency = accountCurrency(world, account.currency);
  assertProofs(world, account, currency);
  world.verification.use(target, 'register', code);
  if (world.members.byAccount(target))
    throw new Refusal('accountTaken', 'An account with this exists already', { field });
  const { birth_date, cpf } = account;
  const device = deviceOf(world, account.deviceInfo.fingerprint, address);
  // After the code, so that only the mailbox's owner learns of a break.
  assertNoBreakElsewhere(world, { email, mobile, birth_date, device });
  const cpfDigest = cpf === undefined ? undefined : digestOfCpf(world, cpf);
  assertNotRegistered(world, { email, mobile, birthDate: birth_date, cpf: cpfDigest });
  assertNewCpf(world, cpf);
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
      currency,
      password,
      ...(email !== undefined && { email }),
      ...(mobile !== undefined && { mobile }),
      ...(inviter && { invitedBy: inviter.id }),
    },
    world.now(),
  );
  if (device !== undefined) world.members.updateDoc(id, { device });
  storeProofs(world, member, account);
  payBonus(world, member, bonusPlaceOf(world, account.deviceInfo.fingerprint, address));
  return openSession(world, member);
}

/** The registration's currency, or the jurisdiction's default. @throws Refusal `wrongCurrency` */
function accountCurrency(world: ProtectionContext, named: string | undefined): string {
  const currency = named ?? rulesOf(world).currency;
  const offered = accountCurrencies(world);
  if (offered.includes(currency)) return currency;
  const message = `No account can be in ${currency}: choose one of ${offered.join(', ')}`;
  throw new Refusal('wrongCurrency', message, { field: 'currency' });
}

function payBonus(world: ProtectionContext, member: MemberRecord, place: string): void {
  const { id, currency } = member;
  const amount = convertAmount(REGISTER_BONUS, rateOf(CURRENCIES, currency), world.money(currency));
  if (refusalOfMove(world, member, 'registerBonus', { amount }) !== undefined || hadBonus(world, member, place)) return;
  world.members.updateDoc(id, { hadBonus: place });
  const move = { from: HOUSE_PROMOTIONS, to: memberAccount(id), currency, amount: toMillionths(amount) };
  world.ledger.move('registerBonus', id, world.now(), move);
  world.pushBalance(id, 'REGISTER');
}
