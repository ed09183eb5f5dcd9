import { useCallback, useEffect, useMemo } from 'react';
import { outcomeDismissed, isUnsettled, selectMoneyCall } from '#app/api/money/money-slice.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { injectedPlacing, isUnderWay, placingDismissed, type PlacedBet } from './placing-slice.ts';
import { placeTickets, type ReadyBet } from './place-tickets.ts';
import { startPlacing } from './placing-listeners.ts';
import { startPreferences } from './preferences-listeners.ts';
import { takeUpPlacing } from './take-up-placing.ts';

const NONE: readonly PlacedBet[] = [];

export interface Placing {
  /** The bets of the last press of this player, and what became of each. */
  readonly bets: readonly PlacedBet[];
  /** One is on its way, waits, or is being checked: nothing on the slip can be changed. */
  readonly isLocked: boolean;
  readonly place: (ready: readonly ReadyBet[]) => void;
  readonly dismiss: () => void;
}

/** Where the bets of the slip stand. */
export function usePlacing(): Placing {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.player?.userId);
  const state = useAppSelector(injectedPlacing.selectSlice);
  const call = useAppSelector((root) => selectMoneyCall(root, 'placeBet'));
  const bets = userId !== undefined && state.userId === userId ? state.bets : NONE;
  useEffect(() => {
    startPreferences();
    startPlacing();
  }, []);
  useEffect(() => {
    if (userId !== undefined) dispatch(takeUpPlacing());
  }, [dispatch, userId]);
  const place = useCallback((ready: readonly ReadyBet[]) => void dispatch(placeTickets(ready)), [dispatch]);
  const dismiss = useCallback(() => {
    dispatch(placingDismissed());
    dispatch(outcomeDismissed('placeBet'));
  }, [dispatch]);
  const isLocked = bets.some(isUnderWay) || (call !== undefined && isUnsettled(call));
  return useMemo(() => ({ bets, isLocked, place, dismiss }), [bets, isLocked, place, dismiss]);
}
