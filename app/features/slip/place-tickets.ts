import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BetRequest } from '#contract/rows/place-bet.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { newKey } from '#app/api/money/intent.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { injectedPlacing, isUnderWay, placingEnded, placingStarted, type PlacedBet } from './placing-slice.ts';

/** A bet that is ready to leave. */
export interface ReadyBet {
  readonly game: SportGame;
  readonly body: BetRequest;
  readonly picks: readonly string[];
  readonly title?: string;
}

/**
 * Places the bets of one press, one after another: the upstream takes one bet a call, so each has its own key and its own
 * outcome. The next leaves only once the one before is certain; with the session, the rest stays unsent.
 */
export const placeTickets =
  (ready: readonly ReadyBet[]): ThunkAction<Promise<void>, RootState, Transport, UnknownAction> =>
  async (dispatch, getState) => {
    const { player, number } = getState().session;
    if (player === undefined || injectedPlacing.selectSlice(getState()).bets.some(isUnderWay)) return;
    const bets = ready.map(({ game, picks, title }): PlacedBet => ({
      key: newKey(),
      game,
      picks: [...picks],
      ...(title !== undefined && { title }),
      state: 'waiting',
    }));
    dispatch(placingStarted({ userId: player.userId, bets }));
    for (const [index, { game, body }] of ready.entries()) {
      if (getState().session.number !== number) break;
      await dispatch(pressMoney('placeBet', { params: { game }, body }, bets[index]?.key));
    }
    dispatch(placingEnded());
  };
