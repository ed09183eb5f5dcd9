import { Refusal } from '#simulator/http/refusal.ts';
import { isSecret } from '#simulator/secrets/hash-secret.ts';
import type { World } from '#simulator/world/world.ts';
import type { MemberRecord } from './member-record.ts';

/** Specification section 8: the 5th wrong attempt locks the account for 24 hours; the attempts left are shown. */
const ATTEMPTS_MOST = 5;
const LOCK_MS = 24 * 3_600_000;

/** @throws Refusal `paymentPasswordMissing`, `paymentLocked`, `wrongPaymentPassword`; a wrong attempt is counted */
export function assertPaymentPassword(
  world: World,
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
  if (failures < ATTEMPTS_MOST) {
    world.members.change(member.id, { bank_failures: failures });
    const remaining = ATTEMPTS_MOST - failures;
    const message = `The payment password is wrong: ${remaining} attempts left`;
    throw new Refusal('wrongPaymentPassword', message, { field, remaining }, { keeps: true });
  }
  world.members.change(member.id, { bank_failures: 0, bank_locked_until: nowMs + LOCK_MS });
  const until = new Date(nowMs + LOCK_MS).toISOString();
  throw new Refusal(
    'paymentLocked',
    `Locked until ${until}: five wrong payment passwords`,
    { field, remaining: 0, until },
    { keeps: true },
  );
}
