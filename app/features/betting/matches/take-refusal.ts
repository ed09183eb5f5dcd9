import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Id, MarketKind, Odds } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { bookOf } from './use-matches.ts';

/**
 * The prices of a refused bet are newer than the lists that were read before it was sent: rows, buttons and slips show them at once.
 *
 * @param sentAt when the bet was sent, on the monotonic clock
 */
export const takeRefusal =
  (error: ApiError, sentAt: number): ThunkAction<void, RootState, Transport, UnknownAction> =>
  (dispatch) => {
    const detail = error.kind === 'refused' && error.reason === 'oddsChanged' ? error.detail : undefined;
    const moved: unknown = detail?.['moved'];
    if (!Array.isArray(moved)) return;
    // From outside, and also of other games: what is no price of a match is left out, and what is one of another line, where the other
    // outcomes have other prices too.
    const price = v.object({ match_id: Id, kind: MarketKind, outcome: v.string(), now: Odds });
    const odds = moved.flatMap((each) => {
      if (!v.is(price, each) || 'line' in each) return [];
      return [{ matchId: each.match_id, market: each.kind, outcome: each.outcome, odds: each.now }];
    });
    if (odds.length > 0) bookOf({ dispatch }).takeOdds(odds, sentAt);
  };
