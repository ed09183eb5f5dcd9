import * as v from 'valibot';
import { Id, Instant } from '../primitives.ts';
import { Match, MatchState } from './match.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const Side = v.picklist(['home', 'away']);

/** The slip's games, and cricket. */
export const DetailedGame = v.picklist(['soccer', 'basketball', 'bd', 'cricket']);
export type DetailedGame = v.InferOutput<typeof DetailedGame>;

/** `save`: a shot on target without a goal. `points`: basketball. `over`: cricket; the running over is sent again with each ball. */
export const MatchEventKind = v.picklist([
  'goal',
  'yellow',
  'red',
  'corner',
  'shot',
  'save',
  'points',
  'timeout',
  'over',
]);
export type MatchEventKind = v.InferOutput<typeof MatchEventKind>;

/** An event; a repeat of its `id` replaces it. */
export const MatchEvent = v.object({
  id: Id,
  /** Position in the match, from 1. A gap means an undelivered event. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: MatchEventKind,
  /** Half, quarter or innings, from 1. */
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  /** Minute of play; in cricket the over. */
  minute: Count,
  /** In cricket the batting side. */
  side: Side,
  /** Of a basket, or runs of an over. */
  points: v.optional(Count),
  /** Balls of an over: runs, or `W` for a wicket. */
  balls: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(3))), v.maxLength(20))),
  /** In percent of the pitch: `x` from the home side's goal, `y` from the upper line. */
  spot: v.optional(v.object({ x: Percent, y: Percent })),
  /** Disallowed: does not count. */
  cancelled: v.optional(v.literal(true)),
});
export type MatchEvent = v.InferOutput<typeof MatchEvent>;

export const StatisticKind = v.picklist([
  'possession',
  'shots',
  'onTarget',
  'corners',
  'yellows',
  'reds',
  'rebounds',
  'turnovers',
  'fouls',
  'timeouts',
  'wickets',
  'balls',
  'fours',
  'sixes',
]);
export type StatisticKind = v.InferOutput<typeof StatisticKind>;

/** A team's finished match from its view. */
export const FormResult = v.object({
  start_time: Instant,
  opponent: v.string(),
  isHome: v.boolean(),
  /** The team's own score first. */
  score: v.string(),
  result: v.picklist(['won', 'drawn', 'lost']),
});
export type FormResult = v.InferOutput<typeof FormResult>;

/** A match without markets, and further data. All lists may be empty. */
export const MatchDetails = v.object({
  match_id: Match.entries.match_id,
  league: Match.entries.league,
  home: v.string(),
  away: v.string(),
  start_time: Instant,
  state: MatchState,
  minute: Match.entries.minute,
  half_time_score: Match.entries.half_time_score,
  game: DetailedGame,
  /** Goals, points or runs of each side. */
  score: v.optional(v.string()),
  /** Per period that has begun. A side that has not batted has none. */
  periods: v.array(v.object({ home: v.optional(Count), away: v.optional(Count) })),
  events: v.array(MatchEvent),
  statistics: v.array(v.object({ kind: StatisticKind, home: Count, away: Count })),
  /** Last matches of each team, latest first. */
  form: v.object({ home: v.array(FormResult), away: v.array(FormResult) }),
});
export type MatchDetails = v.InferOutput<typeof MatchDetails>;
