import type { SportGame } from '#contract/entities';
import { changeCoupon, stakeSingles } from './change-slip.ts';
import type { SlipChange } from './take-pick.ts';

/** Types the stake of one bet of the slip: of a single by its pick, of a combined bet by its game. */
export const typeStake =
  ({ id, game }: { readonly id: string; readonly game: SportGame }, typed: string): SlipChange =>
  (slip) =>
    id === game ? changeCoupon(game, { stake: typed })(slip) : stakeSingles({ [id]: typed })(slip);
