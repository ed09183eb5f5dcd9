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

/** Proxies close connections that wait longer. */
const MAX_WAIT = 60;

/** Odds by match, market and outcome, of matches with changes of prices and state only. */
const MovedPrices = v.record(Id, v.record(MarketKind, v.record(v.string(), Odds)));
/** Missing properties are absent now. */
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
     * The caller's version. Without it the answer has no match and the version of ten seconds ago, so that a caller who reads the
     * list at the same time, also from a cache, misses no change.
     */
    since: v.optional(Id),
    /**
     * Seconds, at most as offered by an answer: while the list has the version `since`, the answer waits for another. A caller
     * that sends it, also as 0, reads `prices` and `states`; others get every changed match in `matches`.
     */
    wait: v.optional(QueryCount(0, MAX_WAIT)),
    /** Up to 50 with commas: only these matches, as far as listed. For upstreams that offer `wait`. */
    ids: v.optional(Ids),
    /**
     * Up to six ranges of positions from 0, inclusive: only matches there now. `order` is the whole list's, and an unknown
     * version is answered with the whole list. An upstream that offers `wait` may answer for all positions.
     */
    places: v.optional(Places),
  }),
  body: NoBody,
  data: v.object({
    /** Of the list with these changes; equal lists have equal versions. */
    version: Id,
    /** The version that the changes start from; absent if unknown: then these are all matches. */
    since: v.optional(Id),
    /** How many seconds a call may wait; 0: no waiting, but `prices` and `states`. Absent: neither. */
    wait: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_WAIT))),
    /** All ids, soonest first; absent while unchanged. */
    order: v.optional(v.array(Id)),
    /**
     * New and changed matches, also if changed back. With `wait`, without those whose prices and state alone changed; absent if
     * empty.
     */
    matches: v.optional(v.array(Match)),
    /** Changed prices, also if changed back, of matches not in `matches`. */
    prices: v.optional(MovedPrices),
    /** The same for states, minutes and scores. */
    states: v.optional(v.array(MovedState)),
    /**
     * Hash of the whole list at `version` (contract/match-sum.ts). A page with `wait` and an equal hash does not read the list
     * again; otherwise it reads it every two minutes.
     */
    sum: v.optional(Id),
  }),
});
