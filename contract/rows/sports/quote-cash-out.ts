import * as v from 'valibot';
import { Amount, Id, Currency, Empty, NoBody } from '../../primitives.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { defineRow } from '../../row.ts';

export const quoteCashOut = defineRow({
  name: 'quoteCashOut',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/mybet/{id}/cash_out',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'What a running bet can be sold back for now',
  params: v.strictObject({ game: SportGame, id: Id }),
  query: Empty,
  body: NoBody,
  data: v.object({
    amount: Amount,
    currency: Currency,
    /** This bet can be sold in parts (`cashOutPart`). Without it the page offers the whole bet only. */
    parts: v.optional(v.literal(true)),
  }),
});
