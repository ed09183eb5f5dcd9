import type { Rows } from '#contract/rows';
import { myBets } from '../../domain/bets/my-bets.ts';
import { showLotteryBet } from '../../domain/lottery/lottery-bet.ts';
import type { LotteryDoc } from '../../domain/lottery/lottery-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const listMyLotteryBets: Handler<Rows['listMyLotteryBets']> = ({ world, params, query, player }) => {
  const { total, bets } = myBets<LotteryDoc>(world, player().id, params.lottery, query);
  return { total, bets: bets.map((bet) => showLotteryBet(world, bet)) };
};
