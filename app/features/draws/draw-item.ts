import * as v from 'valibot';
import { MarkSixPick } from '#contract/entities/lottery.ts';
import { MarkSixGame, RaceGame } from '#contract/entities/lottery-game.ts';
import { RacePick } from '#contract/entities/race.ts';
import { Odds } from '#contract/primitives.ts';

const { amount: _markSixAmount, odds: _markSixOdds, ...markSixEntries } = MarkSixPick;
const { amount: _raceAmount, odds: _raceOdds, ...raceEntries } = RacePick;

/** What is bet on, without the amount and the odds. */
export const MarkSixChoice = v.strictObject(markSixEntries);
export type MarkSixChoice = v.InferOutput<typeof MarkSixChoice>;
export const RaceChoice = v.strictObject(raceEntries);
export type RaceChoice = v.InferOutput<typeof RaceChoice>;

/** A selection as the player made it, at the odds that were shown. */
export const DrawItem = v.object({
  /** Tells selections apart: two of the same thing are one. */
  key: v.pipe(v.string(), v.maxLength(200)),
  choice: v.union([MarkSixChoice, RaceChoice]),
  odds: Odds,
  /** As typed, where the player gave this one an amount of its own; else the amount for all holds. */
  typed: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export type DrawItem = v.InferOutput<typeof DrawItem>;

/** As many picks as one bet may have (contract: place-lottery-bet). */
export const ITEMS_MOST = 200;

export const StoredDrawSlip = v.object({
  game: v.union([MarkSixGame, RaceGame]),
  items: v.pipe(v.array(DrawItem), v.maxLength(ITEMS_MOST)),
  /** The amount for all, as typed. */
  typed: v.pipe(v.string(), v.maxLength(40)),
  /** Its bet has left: where nothing is known of that bet any more, it is not offered a second time. */
  isSent: v.boolean(),
});
export type StoredDrawSlip = v.InferOutput<typeof StoredDrawSlip>;
