import { Refusal } from '../../core/refusal.ts';
import { isSecret } from '../../core/secrets/hash-secret.ts';
import type { MembersContext } from './context.ts';
import type { MemberRecord } from './member-record.ts';

/** Specification, section 8: the fifth wrong attempt locks the account for 24 hours. The response has the attempts left. */
const MAX_ATTEMPTS = 5;
const LOCK_MS = 24 * 3_600_000;

/** Counts a wrong attempt. @throws Refusal `paymentPasswordMissing`, `paymentLocked`, `wrongPaymentPassword` */
export function assertPaymentPassword(
  world: MembersContext,
  member: MemberRecord,
  given: string,
  field = 'payment_password',
): void {
  const nowMs = world.now();
  if (member.bankPasswordHash === null)
    throw new Refusal('paymentPasswordMissing', 'Set a payment password first', { field });
  if (member.bankLockedUntilMs > nowMs) {
    const until = new Date(member.bankLockedUntilMs).toISOString();
    throw new Refusal('paymentLocked', `Locked until ${until}: too many wrong payment passwords`, { field, until });
  }
  if (isSecret(given, `${member.id}:bank`, member.bankPasswordHash)) {
    if (member.bankFailures > 0) world.members.change(member.id, { bank_failures: 0 });
    return;
  }
  const failures = member.bankFailures + 1;
  if (failures < MAX_ATTEMPTS) {
    world.members.change(member.id, { bank_failures: failures });
    const remaining = MAX_ATTEMPTS - failures;
    const message = `The payment password is wrong: ${remaining} attempts left`;
    throw new Refusal('wrongPaymentPassword', message, { field, remaining }, { commits: true });
  }
  world.members.change(member.id, { bank_failures: 0, bank_locked_until: nowMs + LOCK_MS });
  const until = new Date(nowMs + LOCK_MS).toISOString();
  throw new Refusal(
    'paymentLocked',
    `Locked until ${until}: five wrong payment passwords`,
    { field, remaining: 0, until },
    { commits: true },
  );
}
