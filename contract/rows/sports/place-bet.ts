import * as v from 'valibot';
import { Bet, BetPick } from '../../entities/bet.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { Amount, Currency, Empty, Id } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

/** Accepted changes of odds: none (default), better, any. */
const ACCEPT_ODDS = ['none', 'better', 'any'] as const;

export const BetRequest = v.strictObject({
  passes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(40)),
  stake: Amount,
  multiple: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  currency: Currency,
  /** Currency of bonuses and payout: the wallet's, like the stake's. */
  bonus_currency: v.optional(Currency),
  total_currency: v.optional(Currency),
  /** The shown bonus of the operator if all selections win. */
  extra_bonus_amount: v.optional(Amount),
  accept_odds: v.picklist(ACCEPT_ODDS),
  matches: v.pipe(
    v.array(
      v.strictObject({
        match_id: Id,
        handicap_val: v.optional(v.pipe(v.string(), v.maxLength(10))),
        /** Basketball: the shown total of `bs` picks. */
        total_val: v.optional(v.pipe(v.string(), v.maxLength(10))),
        banker: v.optional(v.boolean()),
        picks: v.pipe(v.array(v.strictObject(BetPick.entries)), v.minLength(1), v.maxLength(60)),
      }),
    ),
    v.minLength(1),
    v.maxLength(15),
  ),
});
export type BetRequest = v.InferOutput<typeof BetRequest>;

export const placeBet = defineRow({
  name: 'placeBet',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/{game}/bet',
  auth: 'player',
  repeat: 'keyed',
  moves: 'stake',
  origin: 'given',
  what: 'Place a slip',
  params: v.strictObject({ game: SportGame }),
  query: Empty,
  body: BetRequest,
  data: v.object({ bet: Bet, balance: Amount }),
});
