import * as v from 'valibot';
import { Amount, Id, Empty } from '../../primitives.ts';
import { Bet } from '../../entities/bet.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { defineRow } from '../../row.ts';

export const cashOut = defineRow({
  name: 'cashOut',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/{game}/mybet/{id}/cash_out',
  auth: 'player',
  repeat: 'keyed',
  moves: 'back',
  origin: 'ours',
  what: 'Sell a running bet back for the quoted amount or more',
  params: v.strictObject({ game: SportGame, id: Id }),
  query: Empty,
  body: v.strictObject({ amount: Amount }),
  data: v.object({ bet: Bet, balance: Amount }),
});
