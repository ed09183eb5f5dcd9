import type { CricketMatch, MarketKind, SportGame } from '#contract/entities';
import type { Booking } from '#engine/booking';
import { pickOf } from '#app/features/betting/slip/model/pick-of.ts';
import type { MatchesByGame } from '#app/features/betting/slip/pricing/price-items.ts';
import {
  EMPTY_COUPON,
  type Coupon,
  type CricketMatchPicks,
  type SlipContent,
  type SlipItem,
} from '#app/features/betting/slip/model/slip-item.ts';

/** A pick that is no longer offered: the match is over, or the market is closed. A code has no names; an offered match has. */
export interface GonePick {
  readonly game: SportGame | 'cricket';
  readonly key: string;
  readonly pick?: { readonly market: MarketKind; readonly outcome: string; readonly line?: string };
  readonly match?: { readonly home: string; readonly away: string };
  readonly odds: string;
}

export interface BookedSlip {
  readonly slip: SlipContent;
  readonly gone: readonly GonePick[];
}

/**
 * A booking as a current slip: names come from the lists; odds and lines stay those of the booking, so that changes are shown
 * and the player accepts them. Undefined until the lists are read.
 */
export function fromBooking(
  booking: Booking,
  matches: MatchesByGame,
  cricket: readonly CricketMatch[] | undefined,
): BookedSlip | undefined {
  const items: SlipItem[] = [];
  const coupons: Partial<Record<SportGame, Coupon>> = {};
  const gone: GonePick[] = [];
  for (const { game, passes, matches: booked } of booking.slips) {
    const list = matches[game];
    if (list === undefined) return undefined;
    for (const { id, handicap, total, picks } of booked) {
      const match = list.find(({ match_id }) => match_id === id);
      for (const { market: kind, outcome, odds } of picks) {
        const market = match?.markets.find((each) => each.kind === (kind as MarketKind));
        const now = market?.outcomes.find((each) => each.outcome === outcome);
        const line = kind === 'handicap' ? handicap : total;
        if (match === undefined || market === undefined || now === undefined || market.status === 'closed') {
          const pick = { market: kind as MarketKind, outcome, ...(line !== undefined && { line }) };
          gone.push({ game, key: `${id} ${kind} ${outcome}`, pick, ...(match && { match }), odds });
        } else {
          const pick = pickOf(match, market, { outcome, odds });
          items.push(pick.line === undefined || line === undefined ? pick : { ...pick, line });
        }
      }
    }
    const bankers = booked.filter(({ banker }) => banker === true).map(({ id }) => id);
    coupons[game] = { ...EMPTY_COUPON, passes, bankers };
  }
  if (booking.cricket.length > 0 && cricket === undefined) return undefined;
  const offered = cricketOf(booking, cricket ?? [], gone);
  return { slip: { items, mode: 'combined', coupons, stakes: {}, cricket: offered }, gone };
}

function cricketOf(
  { cricket }: Booking,
  matches: readonly CricketMatch[],
  gone: GonePick[],
): Readonly<Record<string, CricketMatchPicks>> {
  const taken: Record<string, CricketMatchPicks> = {};
  for (const { matchId, picks } of cricket) {
    const match = matches.find((each) => each.matchId === matchId);
    const open = picks.flatMap(({ id, odds }) => {
      const offer = match?.bets[id];
      if (offer?.isOpen === true) {
        const { categoryLabel, slipLabel } = offer;
        return [{ id, categoryLabel, slipLabel, odd: odds, typed: '' }];
      }
      gone.push({ game: 'cricket', key: `${matchId} ${id}`, ...(match && { match }), odds });
      return [];
    });
    if (match !== undefined && open.length > 0) taken[matchId] = { home: match.home, away: match.away, picks: open };
  }
  return taken;
}
