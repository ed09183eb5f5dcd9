import * as v from 'valibot';
import { Amount, Id, Currency, Empty } from '../../primitives.ts';
import { CricketSlipEntry, CricketBet } from '../../entities/cricket.ts';
import { defineRow } from '../../row.ts';

export const placeCricketBet = defineRow({
  name: 'placeCricketBet',
  service: 'sports',
  method: 'POST',
  path: 'cricketAPI/betData/create',
  auth: 'player',
  repeat: 'keyed',
  moves: 'stake',
  origin: 'given',
  what: 'Place a cricket bet: singles, keyed by the id of what is bet on',
  params: Empty,
  query: Empty,
  body: v.strictObject({
    matchId: Id,
    currency: Currency,
    bets: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(64)), v.strictObject(CricketSlipEntry)),
      v.minEntries(1),
      v.maxEntries(50),
    ),
  }),
  data: v.object({ bet: CricketBet, balance: Amount }),
});
