import * as v from 'valibot';
import { NoBody } from '../../primitives.ts';
import { LotteryBet } from '../../entities/lottery.ts';
import { MarkSixGame } from '../../entities/lottery-game.ts';
import { BET_LIST_QUERY } from '../../entities/placed-bet.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listMyLotteryBets = defineRow({
  name: 'listMyLotteryBets',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{lottery}/mybet',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'The player’s bets on a Mark Six game, newest first',
  params: v.strictObject({ lottery: MarkSixGame }),
  query: v.strictObject({ ...PAGE_QUERY, ...BET_LIST_QUERY }),
  body: NoBody,
  data: pageOf('bets', LotteryBet),
});
