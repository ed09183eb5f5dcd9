import { placesInBrand } from '#app/i18n/currencies.ts';
import type { Slip } from '#engine/sports';

interface StakedPick {
  readonly id: string;
  readonly odd: string;
  readonly amount: string;
}

/** A cricket bet for the engine: a single is a line of one pick in every sport. */
export const cricketSingle = ({ id, odd, amount }: StakedPick, currency: string): Slip => ({
  game: 'soccer',
  currency,
  places: placesInBrand(currency),
  stake: amount,
  multiple: 1,
  passes: ['single'],
  matches: [{ id, picks: [{ market: 'outright', outcome: id, odds: odd }] }],
});
