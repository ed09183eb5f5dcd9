import { currencyNamed } from '#app/i18n/currencies.ts';
import { shortAmount } from '#app/i18n/short-amount.ts';
import { capCut, checkLimits, maxStake, type StakeBounds } from '#engine/limits';
import { settleCricket } from '#engine/sports';
import { cricketSingle } from './cricket-single.ts';
import type { CricketSummary } from './summarise-cricket.ts';

/** The only pick of a bet with a stake, and the highest stake that is allowed on it. */
export interface MostCricket {
  readonly id: string;
  readonly amount: string;
}

/**
 * What a cricket stake that is too high can be lowered to: where a prize cap makes more useless, only to what it does not lower. Of several picks it is the player's choice which to lower: then undefined,
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
  const single = cricketSingle({ id, odd, amount: '1' }, currency);
  const most = maxStake(single, bounds);
  if (most === undefined || /^[0.]*$/.test(most)) return undefined;
  const money = currencyNamed(currency);
  const isPossible = (amount: string) => {
    const { stake, max: estimate } = settleCricket({ [id]: { amount, odd } }, {}, money, bounds.rules);
    return checkLimits({ ...bounds, scope: 'sport', amount: stake, estimate, currency: money }).warnings.length === 0;
  };
  const useful = capCut({ ...single, stake: most }, bounds.rules ?? {})?.usefulStake;
  const amount = [useful, most]
    .flatMap((each) => (each === undefined ? [] : [shortAmount(each, currency), each]))
    .find(isPossible);
  return amount === undefined ? undefined : { id, amount };
}
