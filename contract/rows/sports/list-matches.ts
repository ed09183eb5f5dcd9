import * as v from 'valibot';
import { Match } from '../../entities/match.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { NoBody, QueryCount } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const listMatches = defineRow({
  name: 'listMatches',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Matches that can be bet on, live and to come, soonest first',
  params: v.strictObject({ game: SportGame }),
  query: v.strictObject({
    start: v.optional(QueryCount(0, 1_000_000)),
    limit: v.optional(QueryCount(1, 1_000)),
    /** Busts caches; its value is ignored. */
    timestamp: v.optional(QueryCount(0, Number.MAX_SAFE_INTEGER)),
  }),
  body: NoBody,
  data: v.object({ total: v.pipe(v.number(), v.integer()), matches: v.array(Match) }),
});
