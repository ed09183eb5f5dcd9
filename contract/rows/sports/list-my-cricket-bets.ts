import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { BET_LIST_QUERY } from '../../entities/placed-bet.ts';
import { CricketBet } from '../../entities/cricket.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listMyCricketBets = defineRow({
  name: 'listMyCricketBets',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/betData/list',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'The player’s cricket bets, newest first; a client reconciles a lost response with it',
  params: Empty,
  query: v.strictObject({
    ...PAGE_QUERY,
    ...BET_LIST_QUERY,
    /** Cricket has status set B (pending 0, settled 2); codes of set A are accepted. */
    status: v.optional(v.union([...BET_LIST_QUERY.status.wrapped.options, v.literal('0'), v.literal('2')])),
  }),
  body: NoBody,
  data: pageOf('bets', CricketBet),
});
