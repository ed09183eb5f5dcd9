import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { payIn } from '../../domain/members/pay-in.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showBet, showBetMatches } from '../../domain/bets/show-bet.ts';
import { compareAmounts } from '#engine/money';
import { cashOutQuote } from '../../domain/bets/cash-out.ts';
import { HOUSE_BETS } from '../../domain/bets/end-bet.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { BetDoc } from '../../domain/bets/bet-record.ts';
import { BET_STATUS } from '#contract/entities';
import type { Handler } from '../shared/handler.ts';

/** At the current value, if it is at least what the player saw. */
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
  payIn(world, member.id, 'cashOut', id, { from: HOUSE_BETS, currency, amount: paid });
  world.pushBalance(member.id, 'SETTLE', { game: params.game, id, payout: amount, currency });
  return { bet: showBet(world, myBet(world, member.id, params.game, id)), balance: world.balance(member.id) };
};
