import * as v from 'valibot';
import { Amount, Currency, MarkSixGame, RaceGame } from '#contract/entities';
import type { PressRequest } from '#app/api/money/intent.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';
import type { DrawItem, DrawStakes } from './draw-item.ts';
import { compareAmounts } from '#engine/money';

const Picks = v.object({ picks: v.array(v.record(v.string(), v.unknown())) });
const Receipt = v.object({ currency: Currency, picks: v.array(v.object({ amount: Amount })) });
const Game = v.union([MarkSixGame, RaceGame]);

/** The game of a sent bet. */
export function gameOf({ params }: PressRequest): DrawGame | undefined {
  const game = params['lottery'] ?? params['race'];
  return v.is(Game, game) ? game : undefined;
}

/** The stake per line of an accepted bet; undefined if its selections have different ones. */
export function stakeOf(receipt: unknown): DrawStakes[DrawGame] | undefined {
  if (!v.is(Receipt, receipt)) return undefined;
  const [first, ...rest] = receipt.picks;
  if (first === undefined || rest.some(({ amount }) => compareAmounts(amount, first.amount) !== 0)) return undefined;
  return { amount: first.amount, currency: receipt.currency };
}

/** Whether a sent bet has a selection. */
export function hasItem({ body }: PressRequest, { choice }: DrawItem): boolean {
  if (!v.is(Picks, body)) return false;
  const wanted = textOf(choice);
  return body.picks.some(({ amount: _amount, odds: _odds, ...sent }) => textOf(sent) === wanted);
}

const textOf = (choice: object): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => (one < other ? -1 : 1)));
