import type { Rows } from '#contract/rows';
import { myBet } from '../../domain/bets/my-bets.ts';
import { cashOutQuote } from '../../domain/bets/cash-out.ts';
import type { BetDoc } from '../../domain/bets/bet-record.ts';
import type { Handler } from '../shared/handler.ts';

export const quoteCashOut: Handler<Rows['quoteCashOut']> = ({ world, params, player }) => {
  const bet = myBet<BetDoc>(world, player().id, params.game, params.id);
  return { amount: cashOutQuote(world, bet), currency: bet.currency, parts: true };
};
