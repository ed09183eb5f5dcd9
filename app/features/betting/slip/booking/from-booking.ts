import type { MarketKind, SportGame } from '#contract/entities';
import type { Slip } from '#engine/sports';
import { pickOf } from '#app/features/betting/slip/model/pick-of.ts';
import type { MatchesByGame } from '#app/features/betting/slip/pricing/price-items.ts';
import {
  EMPTY_COUPON,
  type Coupon,
  type SlipContent,
  type SlipItem,
} from '#app/features/betting/slip/model/slip-item.ts';

export interface BookedSlip {
  readonly slip: SlipContent;
  /** The number of picks that are no longer offered: the match is over, or the market is closed. */
  readonly gone: number;
}

/**
 * A booking as a current slip: names come from the lists; odds and lines stay those of the booking, so that changes are shown
 * and the player accepts them. Undefined until the lists are read.
 */
export function fromBooking(slips: readonly Slip[], matches: MatchesByGame): BookedSlip | undefined {
  const items: SlipItem[] = [];
  const coupons: Partial<Record<SportGame, Coupon>> = {};
  let gone = 0;
  for (const { game, passes, matches: booked } of slips) {
    const list = matches[game];
    if (list === undefined) return undefined;
    for (const { id, handicap, total, picks } of booked) {
      const match = list.find(({ match_id }) => match_id === id);
      for (const { market: kind, outcome, odds } of picks) {
        const market = match?.markets.find((each) => each.kind === (kind as MarketKind));
        const now = market?.outcomes.find((each) => each.outcome === outcome);
        if (match === undefined || market === undefined || now === undefined || market.status === 'closed') gone += 1;
        else {
          const pick = pickOf(match, market, { outcome, odds });
          const line = kind === 'handicap' ? handicap : total;
          items.push(pick.line === undefined || line === undefined ? pick : { ...pick, line });
        }
      }
    }
    const bankers = booked.filter(({ banker }) => banker === true).map(({ id }) => id);
    coupons[game] = { ...EMPTY_COUPON, passes, bankers };
  }
  return { slip: { items, mode: 'combined', coupons, stakes: {}, cricket: {} }, gone };
}
