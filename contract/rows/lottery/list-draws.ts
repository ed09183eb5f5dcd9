import * as v from 'valibot';
import { Id, NoBody, QueryCount } from '../../primitives.ts';
import { Draw } from '../../entities/lottery.ts';
import { MarkSixGame } from '../../entities/lottery-game.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listDraws = defineRow({
  name: 'listDraws',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{lottery}',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Draws of a Mark Six game, the one to bet on first; one draw with match_id',
  params: v.strictObject({ lottery: MarkSixGame }),
  query: v.strictObject({
    ...PAGE_QUERY,
    match_id: v.optional(Id),
    /** Busts caches, as for matches; its value is ignored. */
    timestamp: v.optional(QueryCount(0, Number.MAX_SAFE_INTEGER)),
  }),
  body: NoBody,
  data: pageOf('draws', Draw),
});
