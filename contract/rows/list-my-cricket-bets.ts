import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { BET_LIST_QUERY } from '#contract/entities/placed-bet.ts';
import { CricketBet } from '#contract/entities/cricket.ts';
import { PAGE_QUERY, pageOf } from '#contract/entities/page.ts';
import { defineRow } from '#contract/row.ts';

export const listMyCricketBets = defineRow({
  name: 'listMyCricketBets',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/betData/list',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'The player’s cricket bets, newest first; how a client finds out what became of an unanswered one',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY, ...BET_LIST_QUERY }),
  body: NoBody,
  data: pageOf('bets', CricketBet),
});
