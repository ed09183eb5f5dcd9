import type { Rows } from '#contract/rows';
import { cashOutPart as sellPart } from '../../domain/bets/cash-out-part.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showBet } from '../../domain/bets/show-bet.ts';
import type { BetDoc } from '../../domain/bets/bet-record.ts';
import type { Handler } from '../shared/handler.ts';

/** At the current value, if it is at least what the player saw. */
export const cashOutPart: Handler<Rows['cashOutPart']> = ({ world, params, body, player }) => {
  const member = player();
  sellPart(world, myBet<BetDoc>(world, member.id, params.game, params.id), body);
  return { bet: showBet(world, myBet(world, member.id, params.game, params.id)), balance: world.balance(member.id) };
};
