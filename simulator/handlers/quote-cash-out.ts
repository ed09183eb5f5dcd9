import type { Rows } from '#contract/rows.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { cashOutQuote } from '#simulator/bets/cash-out.ts';
import type { BetDoc } from '#simulator/bets/bet-record.ts';
import type { Handler } from './handler.ts';

export const quoteCashOut: Handler<Rows['quoteCashOut']> = ({ world, params, player }) => {
  const bet = myBet<BetDoc>(world, player().id, params.game, params.id);
  return { amount: cashOutQuote(world, bet), currency: bet.currency };
};
