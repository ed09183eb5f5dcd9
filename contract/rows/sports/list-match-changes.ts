import * as v from 'valibot';
import { Match, MatchState } from '../../entities/match.ts';
import { MarketKind, SportGame } from '../../entities/sport-game.ts';
import { Id, NoBody, Odds, QueryCount } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

const Ids = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,64}(?:,[\w.:-]{1,64}){0,49}$/, 'must be up to 50 identifiers with commas between'),
);

const Places = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}-\d{1,4}(?:,\d{1,4}-\d{1,4}){0,5}$/, 'must be up to six ranges of places with commas between'),
);

/** Longer, and what is between closes the connection. */
const MAX_WAIT = 60;

/** Odds by match, market and outcome, of matches that are otherwise as before, or whose state alone has changed. */
const MovedPrices = v.record(Id, v.record(MarketKind, v.record(v.string(), Odds)));
/** What is not named is absent now. */
const MovedState = v.object({
  match_id: Id,
  state: MatchState,
  minute: Match.entries.minute,
  score: Match.entries.score,
  half_time_score: Match.entries.half_time_score,
});

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
    /**
     * Seconds, at most as many as an answer has offered: while the list is the version of `since`, the answer waits so long for another one. A
     * caller that names it, also as 0, reads `prices` and `states` too; for one that does not, each changed match is in `matches`.
     */
    wait: v.optional(QueryCount(0, MAX_WAIT)),
    /** Up to 50, with commas between: the list is of these matches alone, as far as they are in it. For an upstream that offers `wait`. */
    ids: v.optional(Ids),
    /**
     * Up to six ranges of places in the list, from 0, both ends included: changes are of the matches that are there now. `order` is the whole
     * list's, and a version that is not known is answered with the whole list. An upstream that offers `wait` may answer for all places.
     */
    places: v.optional(Places),
  }),
  body: NoBody,
  data: v.object({
    /** Of the list with these changes. The same list has the same version. */
    version: Id,
    /** The version that the changes were computed from; absent if it is unknown: then these are all matches. */
    since: v.optional(Id),
    /** How many seconds the caller may let a call wait; 0: it does not wait, but knows `prices` and `states`. Absent: neither. */
    wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WAIT))),
    /** All ids of the list, soonest first; absent while they are the same. */
    order: v.optional(v.array(Id)),
    /**
     * New matches, and each that has changed since, also if it has changed back. With `wait`: each that has not changed in prices and state
     * alone; absent where there is none.
     */
    matches: v.optional(v.array(Match)),
    /** Prices that have changed since, also if they have changed back, of matches that are not in `matches`. */
    prices: v.optional(MovedPrices),
    /** The same of states, minutes and scores. */
    states: v.optional(v.array(MovedState)),
    /**
     * Of the whole list at `version` (contract/match-sum.ts). A page that names `wait`, and whose list has this sum, does not read the list
     * again; without it, and where the sums differ, it reads the list every two minutes.
     */
    sum: v.optional(Id),
  }),
});
