import * as v from 'valibot';
import { NoBody } from '#contract/primitives.ts';
import { LotteryBet } from '#contract/entities/lottery.ts';
import { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { BET_LIST_QUERY } from '#contract/entities/placed-bet.ts';
import { PAGE_QUERY, pageOf } from '#contract/entities/page.ts';
import { defineRow } from '#contract/row.ts';

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
