import * as v from 'valibot';
import { Id, Empty, NoBody } from '#contract/primitives.ts';
import { LotteryBet } from '#contract/entities/lottery.ts';
import { MarkSixGame } from '#contract/entities/lottery-game.ts';
import { defineRow } from '#contract/row.ts';

export const getMyLotteryBet = defineRow({
  name: 'getMyLotteryBet',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{lottery}/mybet/{id}',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'One Mark Six bet in detail',
  params: v.strictObject({ lottery: MarkSixGame, id: Id }),
  query: Empty,
  body: NoBody,
  data: LotteryBet,
});
