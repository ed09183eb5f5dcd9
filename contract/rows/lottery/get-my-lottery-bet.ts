import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { LotteryBet } from '../../entities/lottery.ts';
import { MarkSixGame } from '../../entities/lottery-game.ts';
import { defineRow } from '../../row.ts';

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
