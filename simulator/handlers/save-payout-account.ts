import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { assertAllowed } from '#simulator/protection/profile-rules.ts';
import { showPayoutAccount } from '#simulator/payments/payout-account.ts';
import type { PayoutAccountDoc } from '#simulator/payments/payout-account.ts';
import type { Handler } from './handler.ts';

const ACCOUNTS_MOST = 20;

/** The CPF is checked and not kept. */
export const savePayoutAccount: Handler<Rows['savePayoutAccount']> = ({ world, body, player }) => {
  const member = player();
  if (body.account_type === 'crypto') assertAllowed(world, 'crypto', 'account_type');
  if (body.account_type === 'pix' && body.cpf === undefined)
    throw new Refusal('badRequest', 'PIX needs a CPF', { field: 'cpf' });
  const { total } = world.records.list('payoutAccount', member.id, { limit: 1 });
  if (total >= ACCOUNTS_MOST) throw new Refusal('badRequest', `At most ${ACCOUNTS_MOST} accounts: delete one first`);
  const { cpf: _, ...kept } = body;
  const isDefault = body.is_default ?? total === 0;
  if (isDefault) {
    // There is one default: the newest that was asked for.
    for (const { id, status, doc } of world.records.list<PayoutAccountDoc>('payoutAccount', member.id).records)
      if (doc.is_default) world.records.change(id, status, { ...doc, is_default: false });
  }
  const id = world.records.add('payoutAccount', member.id, world.now(), {
    ...kept,
    is_default: isDefault,
  });
  const saved = world.records.find<PayoutAccountDoc>('payoutAccount', id);
  if (saved === undefined) throw new RangeError(`${id} was not kept`);
  return showPayoutAccount(saved);
};
