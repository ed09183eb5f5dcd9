import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { Match } from '../../entities/match.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listFeedResults = defineRow({
  name: 'listFeedResults',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/365sports/history',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Results of the 365sports feed',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('matches', Match),
});
