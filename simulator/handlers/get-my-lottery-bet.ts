import type { Rows } from '#contract/rows.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showLotteryBet } from '#simulator/lottery/lottery-bet.ts';
import type { LotteryDoc } from '#simulator/lottery/lottery-bet.ts';
import type { Handler } from './handler.ts';

export const getMyLotteryBet: Handler<Rows['getMyLotteryBet']> = ({ world, params, player }) =>
  showLotteryBet(world, myBet<LotteryDoc>(world, player().id, params.lottery, params.id));
