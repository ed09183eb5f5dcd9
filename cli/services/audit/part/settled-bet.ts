import * as v from 'valibot';
import { MarkSixGame, RaceGame } from '#contract/entities';

/** Only strings here: the engine checks amounts and odds and names the place. */
const Text = v.string();
const COMMON = {
  bet_id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  currency: v.optional(Text, 'USDT'),
  /** Amount credited to the wallet. */
  payout: Text,
  /** The operator's bonus, part of `payout`. */
  extra_bonus_amount: v.optional(Text),
  bet_amount: v.optional(Text),
  result: v.optional(v.picklist(['won', 'lost', 'void'])),
  cashed_out: v.optional(v.boolean()),
  placed_at: v.optional(Text),
  settled_at: v.optional(Text),
  /** Compared where they are as in the contract; an export may use these names otherwise. */
  status: v.optional(v.unknown()),
  max_payout: v.optional(v.unknown()),
  bonus_amount: v.optional(v.unknown()),
} as const;

/** As `rules` of the contract's bet, in its currency. */
const OwnRules = v.object({
  longest_line: v.optional(v.number()),
  prize_cap: v.optional(v.array(v.object({ from: v.number(), to: v.number(), cap: Text }))),
  withholding: v.optional(v.object({ threshold: Text, rate: Text })),
});

const SportsBet = v.object({
  ...COMMON,
  rules: v.optional(OwnRules),
  game: v.picklist(['soccer', 'basketball', 'bd']),
  stake: Text,
  multiple: v.optional(v.number(), 1),
  passes: v.pipe(v.array(Text), v.maxLength(40)),
  lines: v.optional(Text),
  matches: v.pipe(
    v.array(
      v.object({
        match_id: Text,
        state: v.optional(Text),
        score: v.optional(Text),
        half_time_score: v.optional(Text),
        handicap_val: v.optional(Text),
        total_val: v.optional(Text),
        banker: v.optional(v.boolean()),
        picks: v.pipe(
          v.array(
            v.object({
              kind: Text,
              outcome: Text,
              odds: Text,
              line: v.optional(Text),
              result: v.optional(v.unknown()),
            }),
          ),
          v.maxLength(60),
        ),
      }),
    ),
    v.maxLength(15),
  ),
});

const Selection = v.union([v.number(), Text, v.array(Text)]);
const MarkSixBet = v.object({
  ...COMMON,
  game: MarkSixGame,
  draw_time: Text,
  numbers: v.array(v.number()),
  special: v.number(),
  picks: v.array(
    v.object({
      kind: Text,
      position: v.optional(Text),
      selection: Selection,
      level: v.optional(v.number()),
      configuration: v.optional(Text),
      amount: Text,
      odds: Text,
    }),
  ),
});
const RaceBet = v.object({
  ...COMMON,
  game: RaceGame,
  finish: v.array(v.number()),
  picks: v.array(
    v.object({
      market: Text,
      place: v.optional(v.number()),
      pair: v.optional(Text),
      selection: v.union([v.number(), Text]),
      amount: Text,
      odds: Text,
    }),
  ),
});
const CricketBet = v.object({
  ...COMMON,
  rules: v.optional(OwnRules),
  game: v.literal('cricket'),
  bets: v.record(v.string(), v.object({ odd: Text, amount: Text, result: v.picklist(['won', 'lost', 'void']) })),
});

/** A settled bet as in the contract's lists (`listMyBets` and others), as an export must have it. */
export const SettledBet = v.variant('game', [SportsBet, MarkSixBet, RaceBet, CricketBet]);
export type SettledBet = v.InferOutput<typeof SettledBet>;
export type SettledSports = v.InferOutput<typeof SportsBet>;
