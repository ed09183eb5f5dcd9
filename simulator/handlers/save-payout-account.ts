import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { showPayoutAccount } from '#simulator/payments/payout-account.ts';
import type { PayoutAccountDoc } from '#simulator/payments/payout-account.ts';
import type { Handler } from './handler.ts';

const ACCOUNTS_MOST = 20;

/** The two check digits of a Brazilian CPF: weights 10 to 2 and 11 to 2, modulo 11 (Receita Federal). */
function isCpf(cpf: string): boolean {
  const digits = [...cpf].map(Number);
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, index) => total + digit * (count + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return new Set(cpf).size > 1 && check(9) === digits[9] && check(10) === digits[10];
}

/** The CPF is checked and not kept. */
export const savePayoutAccount: Handler<Rows['savePayoutAccount']> = ({ world, body, player }) => {
  const member = player();
  if (body.account_type === 'pix' && body.cpf === undefined)
    throw new Refusal('badRequest', 'PIX needs a CPF', { field: 'cpf' });
  if (body.cpf !== undefined && !isCpf(body.cpf))
    throw new Refusal('badRequest', 'The check digits of the CPF are wrong', { field: 'cpf' });
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
