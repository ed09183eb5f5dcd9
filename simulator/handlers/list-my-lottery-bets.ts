import type { Rows } from '#contract/rows.ts';
import { myBets } from '#simulator/bets/my-bets.ts';
import { showLotteryBet } from '#simulator/lottery/lottery-bet.ts';
import type { LotteryDoc } from '#simulator/lottery/lottery-bet.ts';
import type { Handler } from './handler.ts';

export const listMyLotteryBets: Handler<Rows['listMyLotteryBets']> = ({ world, params, query, player }) => {
  const { total, bets } = myBets<LotteryDoc>(world, player().id, params.lottery, query);
  return { total, bets: bets.map((bet) => showLotteryBet(world, bet)) };
};
