import * as v from 'valibot';
import { Amount, Currency, MarkSixGame, MarkSixPick, Odds, RaceGame, RacePick } from '#contract/entities';

const { amount: _markSixAmount, odds: _markSixOdds, ...markSixEntries } = MarkSixPick;
const { amount: _raceAmount, odds: _raceOdds, ...raceEntries } = RacePick;

/** A choice, without the amount and the odds. */
export const MarkSixChoice = v.strictObject(markSixEntries);
export type MarkSixChoice = v.InferOutput<typeof MarkSixChoice>;
export const RaceChoice = v.strictObject(raceEntries);
export type RaceChoice = v.InferOutput<typeof RaceChoice>;

/** An amount, or up to 40 characters behind the name of their problem (`#app/i18n/entered-amount.ts`). */
const Entered = v.pipe(v.string(), v.maxLength(60));

/** A selection as the player made it, at the odds that were shown. */
export const DrawItem = v.object({
  /** Identifies the selection. */
  key: v.pipe(v.string(), v.maxLength(200)),
  choice: v.union([MarkSixChoice, RaceChoice]),
  odds: Odds,
  /** If this selection has its own amount; otherwise the amount for all applies. */
  typed: v.optional(Entered),
});
export type DrawItem = v.InferOutput<typeof DrawItem>;

/** The maximum of picks in a bet (contract: place-lottery-bet). */
export const MAX_ITEMS = 200;

export const StoredDrawSlip = v.object({
  game: v.union([MarkSixGame, RaceGame]),
  items: v.pipe(v.array(DrawItem), v.maxLength(MAX_ITEMS)),
  /** The amount for all. */
  typed: Entered,
  /** Its bet was sent. If that bet is no longer known here, the selections are not offered a second time. */
  isSent: v.boolean(),
  /** In which the amounts were entered. */
  currency: v.optional(Currency),
});
export type StoredDrawSlip = v.InferOutput<typeof StoredDrawSlip>;

/** The stake per line of the last bet on each game. */
export const DrawStakes = v.record(v.union([MarkSixGame, RaceGame]), v.object({ amount: Amount, currency: Currency }));
export type DrawStakes = v.InferOutput<typeof DrawStakes>;
