import { useCallback, useEffect, useMemo } from 'react';
import { outcomeDismissed, isUnresolved, selectMoneyCall } from '#app/api/money/money-slice.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { injectedPlacing, isUnderWay, placingDismissed, type PlacedBet } from './placing-slice.ts';
import { placeTickets, type ReadyBet } from './place-tickets.ts';
import { startPlacing } from './placing-listeners.ts';
import { startPreferences } from '#app/features/betting/slip/model/preferences-listeners.ts';
import { joinOpenBets } from './join-placing.ts';
import { takeUpPlacing } from './take-up-placing.ts';

const NONE: readonly PlacedBet[] = [];

export interface Placing {
  /** The bets of this player's last press, with their outcomes. */
  readonly bets: readonly PlacedBet[];
  /** A bet is being sent, waits, or is being checked: the slip cannot be changed. */
  readonly isLocked: boolean;
  readonly place: (ready: readonly ReadyBet[]) => void;
  readonly dismiss: () => void;
}

/** The state of the slip's bets. */
export function usePlacing(): Placing {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.player?.userId);
  const state = useAppSelector(injectedPlacing.selectSlice);
  const call = useAppSelector((root) => selectMoneyCall(root, 'placeBet'));
  const cricketCall = useAppSelector((root) => selectMoneyCall(root, 'placeCricketBet'));
  const bets = userId !== undefined && state.userId === userId ? state.bets : NONE;
  useEffect(() => {
    startPreferences();
    startPlacing();
  }, []);
  useEffect(() => {
    if (userId === undefined) return;
    dispatch(takeUpPlacing());
    dispatch(joinOpenBets());
  }, [dispatch, userId]);
  const place = useCallback((ready: readonly ReadyBet[]) => void dispatch(placeTickets(ready)), [dispatch]);
  const dismiss = useCallback(() => {
    dispatch(placingDismissed());
    dispatch(outcomeDismissed('placeBet'));
    dispatch(outcomeDismissed('placeCricketBet'));
  }, [dispatch]);
  const isLocked =
    bets.some(isUnderWay) || [call, cricketCall].some((each) => each !== undefined && isUnresolved(each));
  return useMemo(() => ({ bets, isLocked, place, dismiss }), [bets, isLocked, place, dismiss]);
}
