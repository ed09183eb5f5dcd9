import * as v from 'valibot';
import { Match } from '../../entities/match.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { Id, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const listMatchChanges = defineRow({
  name: 'listMatchChanges',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/changes',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'What has changed in the list of matches since a version of it; optional for an upstream',
  params: v.strictObject({ game: SportGame }),
  query: v.strictObject({
    /**
     * The version that the caller has. Without it, the answer has no match and the version of ten seconds ago: a caller that reads the
     * list at the same time, also from a cache, misses nothing of what follows.
     */
    since: v.optional(Id),
  }),
  body: NoBody,
  data: v.object({
    /** Of the list with these changes. The same list has the same version. */
    version: Id,
    /** The version that the changes were computed from; absent if it is unknown: then these are all matches. */
    since: v.optional(Id),
    /** All ids of the list, soonest first; absent while they are the same. */
    order: v.optional(v.array(Id)),
    /** New matches, and each that has changed since, also if it has changed back. */
    matches: v.array(Match),
  }),
});
