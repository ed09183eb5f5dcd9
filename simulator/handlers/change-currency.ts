import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { CURRENCIES } from '#fixtures/currencies.ts';
import { convertLimits } from '#simulator/protection/player-limits.ts';
import { exchanged } from '#simulator/wallet/exchange.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import type { Handler } from './handler.ts';

const HOUSE_EXCHANGE = 'house:exchange';

/** Exchanges what is in the wallet; the fraction that is cut stays with the house. */
export const changeCurrency: Handler<Rows['changeCurrency']> = ({ world, query, player }) => {
  const member = player();
  const { currency: from, id } = member;
  const to = query.unit;
  if (!CURRENCIES.some(({ currency, status }) => currency === to && status === 1)) {
    throw new Refusal('badRequest', 'No wallet is kept in this currency', { field: 'query.unit' });
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
  if (to !== from) convertLimits(world, id, from, to);
  world.members.change(id, { currency: to });
  return { score: world.balance(id), currency: to };
};
