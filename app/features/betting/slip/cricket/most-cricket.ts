import { currencyNamed, placesInBrand } from '#app/i18n/currencies.ts';
import { checkLimits, maxStake, type StakeBounds } from '#engine/limits';
import { settleCricket, type Slip } from '#engine/sports';
import type { CricketSummary } from './summarise-cricket.ts';

/** The only pick of a bet with a stake, and the highest stake that is allowed on it. */
export interface MostCricket {
  readonly id: string;
  readonly amount: string;
}

/**
 * What a cricket stake that is too high can be lowered to. Of several picks it is the player's choice which to lower: then undefined,
 * as for a pick on which no stake is allowed, or none above the minimum.
 */
export function mostCricket(
  { bets }: Pick<CricketSummary, 'bets'>,
  currency: string,
  bounds: StakeBounds,
): MostCricket | undefined {
  const [only, ...others] = Object.entries(bets);
  if (only === undefined || others.length > 0) return undefined;
  const [id, { odd }] = only;
  // A single is a line of one pick in every sport.
  const unit: Slip = {
    game: 'soccer',
    currency,
    places: placesInBrand(currency),
    stake: '1',
    multiple: 1,
    passes: ['single'],
    matches: [{ id, picks: [{ market: 'outright', outcome: id, odds: odd }] }],
  };
  const amount = maxStake(unit, bounds);
  if (amount === undefined || /^[0.]*$/.test(amount)) return undefined;
  const { stake, max: estimate } = settleCricket({ [id]: { amount, odd } }, {}, currencyNamed(currency));
  return checkLimits({ ...bounds, scope: 'sport', amount: stake, estimate, currency: currencyNamed(currency) }).warnings
    .length > 0
    ? undefined
    : { id, amount };
}
