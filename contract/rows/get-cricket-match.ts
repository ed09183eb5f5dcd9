import * as v from 'valibot';
import { Id, Empty, NoBody } from '#contract/primitives.ts';
import { CricketMatch } from '#contract/entities/cricket.ts';
import { defineRow } from '#contract/row.ts';

export const getCricketMatch = defineRow({
  name: 'getCricketMatch',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/matchData/getById/{id}',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'One cricket match with its bets',
  params: v.strictObject({ id: Id }),
  query: Empty,
  body: NoBody,
  data: CricketMatch,
});
