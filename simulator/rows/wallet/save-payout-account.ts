import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertOwn, assertOwnCpf } from '../../domain/protection/own-account.ts';
import { assertAllowed } from '../../domain/protection/profile-rules.ts';
import { showPayoutAccount } from '../../domain/payments/payout-account.ts';
import type { PayoutAccountDoc } from '../../domain/payments/payout-account.ts';
import type { Handler } from '../shared/handler.ts';

const MAX_ACCOUNTS = 20;

/** The CPF is checked, not stored. */
export const savePayoutAccount: Handler<Rows['savePayoutAccount']> = ({ world, body, player }) => {
  const member = player();
  if (body.account_type === 'crypto') assertAllowed(world, 'crypto', 'account_type');
  if (body.account_type === 'pix' && body.cpf === undefined)
    throw new Refusal('badRequest', 'PIX needs a CPF', { field: 'cpf' });
  assertOwn(world, member, body.account_name);
  assertOwnCpf(world, member, body.cpf);
  const { total } = world.records.list('payoutAccount', member.id, { limit: 1 });
  if (total >= MAX_ACCOUNTS) throw new Refusal('badRequest', `At most ${MAX_ACCOUNTS} accounts: delete one first`);
  const { cpf: _, ...kept } = body;
  const isDefault = body.is_default ?? total === 0;
  if (isDefault) {
    // The newest default replaces others.
    for (const { id, status, doc } of world.records.list<PayoutAccountDoc>('payoutAccount', member.id).records)
      if (doc.is_default) world.records.change(id, status, { ...doc, is_default: false });
  }
  const id = world.records.add('payoutAccount', member.id, world.now(), {
    ...kept,
    is_default: isDefault,
  });
  const saved = world.records.find<PayoutAccountDoc>('payoutAccount', id);
  if (saved === undefined) throw new RangeError(`${id} was not stored`);
  return showPayoutAccount(saved);
};
