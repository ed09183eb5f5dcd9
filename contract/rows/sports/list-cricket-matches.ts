import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CricketMatch } from '../../entities/cricket.ts';
import { defineRow } from '../../row.ts';

export const listCricketMatches = defineRow({
  name: 'listCricketMatches',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/matchData/matchList',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Cricket matches with their bets',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(CricketMatch),
});
