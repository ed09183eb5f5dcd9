import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { CricketMatch } from '../../entities/cricket.ts';
import { defineRow } from '../../row.ts';

export const getCricketMatch = defineRow({
  name: 'getCricketMatch',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/matchData/getById/{id}',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'One cricket match with its bets',
  params: v.strictObject({ id: Id }),
  query: Empty,
  body: NoBody,
  data: CricketMatch,
});
