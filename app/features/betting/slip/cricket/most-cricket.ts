import { currencyNamed } from '#app/i18n/currencies.ts';
import { shortAmount } from '#app/i18n/short-amount.ts';
import { checkLimits, maxStake, type StakeBounds } from '#engine/limits';
import { settleCricket } from '#engine/sports';
import { cricketSingle } from './cricket-single.ts';
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
  const most = maxStake(cricketSingle({ id, odd, amount: '1' }, currency), bounds);
  if (most === undefined || /^[0.]*$/.test(most)) return undefined;
  const money = currencyNamed(currency);
  const isPossible = (amount: string) => {
    const { stake, max: estimate } = settleCricket({ [id]: { amount, odd } }, {}, money, bounds.rules);
    return checkLimits({ ...bounds, scope: 'sport', amount: stake, estimate, currency: money }).warnings.length === 0;
  };
  const amount = [shortAmount(most, currency), most].find(isPossible);
  return amount === undefined ? undefined : { id, amount };
}
