import * as v from 'valibot';
import { Amount, Id, Instant, Odds } from '../primitives.ts';
import { BetRules } from './bet.ts';
import { MatchState } from './match.ts';
import { PlacedBet } from './placed-bet.ts';

/** One thing that can be bet on. */
export const CricketOffer = v.object({
  /** Offers of one category exclude each other. */
  categoryLabel: v.string(),
  slipLabel: v.string(),
  odd: Odds,
  isOpen: v.boolean(),
  /** Our addition, optional: what it came to, once the match has ended. A score says nothing of a toss. */
  result: v.optional(v.picklist(['won', 'lost', 'void'])),
});

export const CricketMatch = v.object({
  matchId: Id,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  startTime: Instant,
  state: MatchState,
  /** Runs of each side, once they bat. */
  score: v.optional(v.string()),
  /** By their id. */
  bets: v.record(v.string(), CricketOffer),
});
export type CricketMatch = v.InferOutput<typeof CricketMatch>;

export const CricketSlipEntry = { amount: Amount, odd: Odds };

export const CricketBet = v.object({
  ...PlacedBet.entries,
  game: v.literal('cricket'),
  matchId: Id,
  home: v.string(),
  away: v.string(),
  /** Our addition: caps and withholding at the time of the bet, in its currency. */
  rules: v.optional(BetRules),
  bets: v.record(
    v.string(),
    v.object({
      categoryLabel: v.string(),
      slipLabel: v.string(),
      ...CricketSlipEntry,
      result: v.picklist(['open', 'won', 'lost', 'void']),
    }),
  ),
});
export type CricketBet = v.InferOutput<typeof CricketBet>;
