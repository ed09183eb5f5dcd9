import * as v from 'valibot';
import { QueryCount, Empty, NoBody } from '../../primitives.ts';
import { Match } from '../../entities/match.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listFeedMatches = defineRow({
  name: 'listFeedMatches',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/365sports',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Matches of the 365sports feed, for display only',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY, timestamp: v.optional(QueryCount(0, Number.MAX_SAFE_INTEGER)) }),
  body: NoBody,
  data: pageOf('matches', Match),
});
