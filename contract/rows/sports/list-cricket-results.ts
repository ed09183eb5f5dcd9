import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { CricketMatch } from '../../entities/cricket.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listCricketResults = defineRow({
  name: 'listCricketResults',
  service: 'sports',
  method: 'GET',
  path: 'cricketAPI/matchData/history',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'Finished cricket matches, latest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('matches', CricketMatch),
});
