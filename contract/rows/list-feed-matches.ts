import * as v from 'valibot';
import { QueryCount, Empty, NoBody } from '#contract/primitives.ts';
import { Match } from '#contract/entities/match.ts';
import { PAGE_QUERY, pageOf } from '#contract/entities/page.ts';
import { defineRow } from '#contract/row.ts';

export const listFeedMatches = defineRow({
  name: 'listFeedMatches',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/365sports',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Matches of the 365sports feed, to be looked at',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY, timestamp: v.optional(QueryCount(0, Number.MAX_SAFE_INTEGER)) }),
  body: NoBody,
  data: pageOf('matches', Match),
});
