import type { SportGame } from '#contract/entities';
import { changeCoupon, stakeSingles, type SlipChange } from './change-slip.ts';

/** Types the stake of one bet of the slip: of a single by its pick, of a combined bet by its game. */
export const typeStake =
  ({ id, game }: { readonly id: string; readonly game: SportGame }, typed: string): SlipChange =>
  (slip) =>
    id === game ? changeCoupon(game, { stake: typed })(slip) : stakeSingles({ [id]: typed })(slip);
