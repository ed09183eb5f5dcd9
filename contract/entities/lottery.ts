import * as v from 'valibot';
import { Amount, Id, Instant, Odds } from '../primitives.ts';
import { PlacedBet } from './placed-bet.ts';
import { MarkSixGame } from './lottery-game.ts';

export const Ball = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(49));

/** `closed`: no more bets, not drawn yet. */
export const DrawState = v.picklist(['open', 'closed', 'drawn', 'cancelled']);

/** `match_id` is the upstream's name of its id. */
export const Draw = v.object({
  match_id: Id,
  game: MarkSixGame,
  /** The number that players see. */
  draw_number: v.string(),
  open_time: Instant,
  close_time: Instant,
  draw_time: Instant,
  state: DrawState,
  numbers: v.optional(v.pipe(v.array(Ball), v.length(6))),
  special: v.optional(Ball),
});
export type Draw = v.InferOutput<typeof Draw>;

/** A group of prices; the index says of what (3-20 number codes, 21 animal ...; engine/lottery/mark-six/odds-index.ts). */
export const OddsItem = v.object({
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A number, side, colour or animal. */
  top: v.string(),
  /** Display name of the price. */
  prop: v.string(),
  odd: Odds,
  min: Amount,
  max: Amount,
});
export type OddsItem = v.InferOutput<typeof OddsItem>;

export const MARK_SIX_KINDS = [
  'specialCode',
  'specialCodeSide',
  'specialCodeColor',
  'specialCodeAnimal',
  'specialCodeMergeAnimal',
  'specialCodeTail',
  'tail',
  'specialCodeCombinationZodiacs',
  'numberCode',
  'numberCodeSide',
  'numberCodeColor',
] as const;

const Name = v.pipe(v.string(), v.maxLength(20));

export const MarkSixPick = {
  kind: v.picklist(MARK_SIX_KINDS),
  position: v.optional(v.picklist(['no1', 'no2', 'no3', 'no4', 'no5', 'no6'])),
  selection: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(49)),
    Name,
    v.pipe(v.array(Name), v.minLength(1), v.maxLength(12)),
  ]),
  /** `specialCodeCombinationZodiacs`: animals per combination. */
  level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  /** `specialCodeMergeAnimal`: `six` requires exactly six animals. */
  configuration: v.optional(v.picklist(['six'])),
  /** Per line, in the wallet's currency. */
  amount: Amount,
  odds: Odds,
};

export const LotteryBet = v.object({
  ...PlacedBet.entries,
  game: MarkSixGame,
  match_id: Id,
  draw_number: v.string(),
  draw_time: Instant,
  numbers: v.optional(v.array(Ball)),
  special: v.optional(Ball),
  picks: v.array(v.object({ ...MarkSixPick, result: v.picklist(['open', 'win', 'lose', 'tie']) })),
});
export type LotteryBet = v.InferOutput<typeof LotteryBet>;
