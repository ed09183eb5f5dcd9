import * as v from 'valibot';
import { Amount, Id, Currency, Empty } from '../../primitives.ts';
import { MarkSixPick, LotteryBet } from '../../entities/lottery.ts';
import { MarkSixGame } from '../../entities/lottery-game.ts';
import { defineRow } from '../../row.ts';

export const placeLotteryBet = defineRow({
  name: 'placeLotteryBet',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/{lottery}/bet',
  auth: 'player',
  repeat: 'keyed',
  moves: 'stake',
  origin: 'given',
  what: 'Bet on a Mark Six draw',
  params: v.strictObject({ lottery: MarkSixGame }),
  query: Empty,
  body: v.strictObject({
    match_id: Id,
    currency: Currency,
    picks: v.pipe(v.array(v.strictObject(MarkSixPick)), v.minLength(1), v.maxLength(200)),
  }),
  data: v.object({ bet: LotteryBet, balance: Amount }),
});
