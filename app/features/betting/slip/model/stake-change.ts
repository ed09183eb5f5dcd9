import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { SportGame } from '#contract/entities';
import { changeCoupon, stakeSingles } from './change-slip.ts';
import type { SlipChange } from './take-pick.ts';

/**
 * Enters the stake of one bet of the slip: of a single by its pick, of a combined bet by its game.
 *
 * @param total of a combined bet whose total was entered
 */
export const typeStake =
  ({ id, game }: { readonly id: string; readonly game: SportGame }, typed: string, total?: EnteredAmount): SlipChange =>
  (slip) =>
    id === game ? changeCoupon(game, { stake: typed, total })(slip) : stakeSingles({ [id]: typed })(slip);
