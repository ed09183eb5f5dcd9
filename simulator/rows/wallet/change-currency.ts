import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { convertHeld } from '../../domain/members/pay-in.ts';
import { accountCurrencies } from '../../domain/protection/home-currency.ts';
import { convertLimits } from '../../domain/protection/player-limits.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import type { Handler } from '../shared/handler.ts';

/** Converts all money, in games too, and the limits; truncated fractions go to the house. */
export const changeCurrency: Handler<Rows['changeCurrency']> = ({ world, query, player }) => {
  const member = player();
  const { currency: from, id } = member;
  const to = query.unit;
  const allowed = accountCurrencies(world);
  if (!allowed.includes(to)) {
    const message = `No wallet can be in ${to}: choose ${allowed.join(', ')}`;
    if (allowed.length > 1) throw new Refusal('badRequest', message, { field: 'query.unit' });
    throw new Refusal('wrongCurrency', message, { field: 'query.unit', currency: allowed[0] });
  }
  const held = world.db.all(
    'SELECT account FROM wallet WHERE currency = ? AND balance > 0 AND (account = ? OR account GLOB ?)',
    from,
    memberAccount(id),
    `game:*:${id}`,
  );
  for (const { account } of held) convertHeld(world, String(account), from, to);
  if (to !== from) convertLimits(world, member, to);
  world.members.change(id, { currency: to });
  return { score: world.balance(id), currency: to };
};
