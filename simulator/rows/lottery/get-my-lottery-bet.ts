import type { Rows } from '#contract/rows';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showLotteryBet } from '../../domain/lottery/lottery-bet.ts';
import type { LotteryDoc } from '../../domain/lottery/lottery-bet.ts';
import type { Handler } from '../shared/handler.ts';

export const getMyLotteryBet: Handler<Rows['getMyLotteryBet']> = ({ world, params, player }) =>
  showLotteryBet(world, myBet<LotteryDoc>(world, player().id, params.lottery, params.id));
