import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { hashSecret } from '../../core/secrets/hash-secret.ts';
import { assertPaymentPassword } from '../../domain/members/payment-password.ts';
import type { Handler } from '../shared/handler.ts';

/** The first password needs no proof; a change needs the old one, or a code by e-mail or SMS. */
export const setBankPassword: Handler<Rows['setBankPassword']> = ({ world, body, player }) => {
  const member = player();
  if (member.bankPasswordHash !== null && body.old === undefined && body.code === undefined) {
    throw new Refusal('badRequest', 'The old payment password or a code is needed', { field: 'old' });
  }
  if (body.old !== undefined) assertPaymentPassword(world, member, body.old, 'old');
  const target = member.email ?? member.mobile ?? '';
  if (body.code !== undefined) world.verification.use(target, 'bankPassword', body.code);
  world.members.change(member.id, { bank_password_hash: hashSecret(body.new, `${member.id}:bank`), bank_failures: 0 });
  return {};
};
