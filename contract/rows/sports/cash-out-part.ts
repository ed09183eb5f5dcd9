import * as v from 'valibot';
import { Amount, Id, Empty } from '../../primitives.ts';
import { Bet } from '../../entities/bet.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { defineRow } from '../../row.ts';

export const cashOutPart = defineRow({
  name: 'cashOutPart',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/{game}/mybet/{id}/cash_out_part',
  auth: 'player',
  repeat: 'keyed',
  moves: 'back',
  origin: 'ours',
  what: 'Sell a part of a running bet back for the stated amount or more; the rest goes on',
  params: v.strictObject({ game: SportGame, id: Id }),
  query: Empty,
  body: v.strictObject({
    /** Sold stake of each line. */
    stake: Amount,
    /** Minimum payment. */
    amount: Amount,
  }),
  data: v.object({ bet: Bet, balance: Amount }),
});
