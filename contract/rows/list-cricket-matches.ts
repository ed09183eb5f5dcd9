import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { CricketMatch } from '#contract/entities/cricket.ts';
import { defineRow } from '#contract/row.ts';

export const listCricketMatches = defineRow({
  name: 'listCricketMatches',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/matchData/matchList',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Cricket matches with their bets',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(CricketMatch),
});
