import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showBet, showBetMatches } from '#simulator/bets/show-bet.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { cashOutQuote } from '#simulator/bets/cash-out.ts';
import { HOUSE_BETS } from '#simulator/bets/end-bet.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { BetDoc } from '#simulator/bets/bet-record.ts';
import { BET_STATUS } from '#contract/entities/bet.ts';
import type { Handler } from './handler.ts';

/** Sold at the price of this instant, if it is at least what the player saw. */
export const cashOut: Handler<Rows['cashOut']> = ({ world, params, body, player }) => {
  const member = player();
  const bet = myBet<BetDoc>(world, member.id, params.game, params.id);
  const amount = cashOutQuote(world, bet);
  if (compareAmounts(amount, body.amount) < 0) {
    throw new Refusal('cashOutChanged', `The bet is worth ${amount} now`, {
      field: 'amount',
      was: body.amount,
      now: amount,
    });
  }
  const { id, doc, currency } = bet;
  const paid = toMillionths(amount);
  world.jobs.doneFor('settleBet', id);
  world.bets.end(id, BET_STATUS.settled, paid, world.now(), {
    ...doc,
    ended: {
      result: paid > bet.amount ? 'won' : 'lost',
      matches: showBetMatches(world, doc),
      isCashedOut: true,
    },
  });
  world.ledger.move('cashOut', id, world.now(), {
    from: HOUSE_BETS,
    to: memberAccount(member.id),
    currency,
    amount: paid,
  });
  world.pushBalance(member.id, 'SETTLE');
  return { bet: showBet(world, myBet(world, member.id, params.game, id)), balance: world.balance(member.id) };
};
