import * as v from 'valibot';
import { Id, Instant, Odds } from '../primitives.ts';
import { MarketKind, SportGame } from './sport-game.ts';

const Score = v.pipe(v.string(), v.regex(/^\d{1,3}:\d{1,3}$/, 'must be home:away'));

/** `suspended`: temporarily no bets. `closed`: no more bets. */
export const Market = v.object({
  kind: MarketKind,
  status: v.picklist(['open', 'suspended', 'closed']),
  /** The home side's handicap, or the total of `bs`. */
  handicap_val: v.optional(v.string()),
  outcomes: v.array(v.object({ outcome: v.string(), odds: Odds })),
});
export type Market = v.InferOutput<typeof Market>;

/** `void`: postponed over 36 hours or abandoned. */
export const MatchState = v.picklist(['scheduled', 'live', 'finished', 'void']);
export type MatchState = v.InferOutput<typeof MatchState>;

export const Match = v.object({
  match_id: Id,
  game: SportGame,
  league: v.object({ id: Id, name: v.string() }),
  home: v.string(),
  away: v.string(),
  start_time: Instant,
  state: MatchState,
  /** Minutes played, while live. */
  minute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  score: v.optional(Score),
  half_time_score: v.optional(Score),
  markets: v.array(Market),
});
export type Match = v.InferOutput<typeof Match>;
