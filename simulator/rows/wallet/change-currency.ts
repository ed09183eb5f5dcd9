import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { CURRENCIES } from '#fixtures/world';
import { convertLimits } from '../../domain/protection/player-limits.ts';
import { exchanged } from '../../core/ledger/exchange.ts';
import { memberAccount } from '../../core/ledger/ledger.ts';
import type { Handler } from '../shared/handler.ts';

const HOUSE_EXCHANGE = 'house:exchange';

/** Converts the balance of the wallet; the truncated fraction goes to the house. */
export const changeCurrency: Handler<Rows['changeCurrency']> = ({ world, query, player }) => {
  const member = player();
  const { currency: from, id } = member;
  const to = query.unit;
  if (!CURRENCIES.some(({ currency, status }) => currency === to && status === 1)) {
    throw new Refusal('badRequest', 'No wallet can be in this currency', { field: 'query.unit' });
  }
  const account = memberAccount(id);
  const amount = world.ledger.balance(account, from);
  if (to !== from && amount > 0n) {
    const gained = exchanged(amount, from, to);
    world.ledger.post('exchange', `${from}-${to}`, world.now(), [
      { account, currency: from, amount: -amount },
      { account: HOUSE_EXCHANGE, currency: from, amount },
      { account: HOUSE_EXCHANGE, currency: to, amount: -gained },
      { account, currency: to, amount: gained },
    ]);
  }
  if (to !== from) convertLimits(world, member, to);
  world.members.change(id, { currency: to });
  return { score: world.balance(id), currency: to };
};
