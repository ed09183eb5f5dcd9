import type * as v from 'valibot';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import type { placeCricketBet } from '#contract/rows/sports/place-cricket-bet';
import type { SportGame } from '#contract/entities';
import { newKey } from '#app/api/new-key.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import type { BetToRepeat } from '#app/features/betting/slip/model/change-slip.ts';
import type { Coupon } from '#app/features/betting/slip/model/slip-item.ts';
import { injectedPlacing, isUnderWay, placingEnded, placingStarted, type PlacedBet } from './placing-slice.ts';

type CricketRequest = v.InferOutput<typeof placeCricketBet.body>;

/** The call of a bet: cricket has a row of its own. */
export type BetCall =
  | { readonly row: 'placeBet'; readonly game: SportGame; readonly body: BetRequest }
  | { readonly row: 'placeCricketBet'; readonly body: CricketRequest };

/** A bet that is ready to leave. */
export interface ReadyBet {
  readonly call: BetCall;
  readonly picks: readonly string[];
  readonly title?: string;
  /** To name its picks and to repeat it. */
  readonly bet?: BetToRepeat;
  readonly cricket?: NonNullable<PlacedBet['cricket']>;
}

/**
 * Places the bets of one press one after another: the upstream takes one bet per call, so each has its own key and its own
 * outcome. The next is sent only once the previous outcome is certain; when the session ends, the rest stays unsent.
 */
export const placeTickets =
  (ready: readonly ReadyBet[]): ThunkAction<Promise<void>, RootState, Transport, UnknownAction> =>
  async (dispatch, getState) => {
    const { player, number } = getState().session;
    if (player === undefined || injectedPlacing.selectSlice(getState()).bets.some(isUnderWay)) return;
    const bets = ready.map(({ call, picks, title, bet, cricket }): PlacedBet => ({
      key: newKey(),
      game: call.row === 'placeBet' ? call.game : 'cricket',
      picks: [...picks],
      ...(title !== undefined && { title }),
      ...(bet && { bet: { items: [...bet.items], coupon: copyOf(bet.coupon) } }),
      ...(cricket && { cricket }),
      state: 'waiting',
    }));
    dispatch(placingStarted({ userId: player.userId, bets }));
    for (const [index, { call }] of ready.entries()) {
      if (getState().session.number !== number) break;
      const key = bets[index]?.key;
      if (call.row === 'placeBet') {
        await dispatch(pressMoney('placeBet', { params: { game: call.game }, body: call.body }, key));
      } else {
        await dispatch(pressMoney('placeCricketBet', { body: call.body }, key));
      }
    }
    dispatch(placingEnded());
  };

const copyOf = ({ passes, bankers, ...coupon }: Coupon) => ({
  ...coupon,
  passes: [...passes],
  bankers: [...bankers],
});
