import { isAnyOf } from '@reduxjs/toolkit';
import type { Bet, CricketBet } from '#contract/entities';
import { api } from '#app/api/api.ts';
import {
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneyUnanswered,
  moneyUnknown,
  outcomeDismissed,
} from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { dropStored, writeStored } from '#app/store/storage.ts';
import { dropPlaced, removePicks } from '#app/features/betting/slip/model/change-slip.ts';
import { cricketChanged, type CricketPicks } from '#app/features/betting/slip/model/cricket-picks-slice.ts';
import { cricketSettled } from '#app/features/betting/slip/model/change-cricket-picks.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { isUnderWay, placingDismissed, placingJoined, receiptOf, type PlacedBet } from './placing-slice.ts';
import { joinPlacing } from './join-placing.ts';
import { changeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';

let isStarted = false;
const countOf = (cricket: CricketPicks | undefined): number =>
  Object.values(cricket?.matches ?? {}).reduce((sum, { picks }) => sum + picks.length, 0);
const isSettled = isAnyOf(moneyAccepted, moneyRefused, moneyNeverDone, moneyUnknown);

/** Follows bets being placed: removes their picks from the slip, and stores the outcome of each for a reload. */
export function startPlacing(): void {
  if (isStarted) return;
  isStarted = true;
  startListening({
    actionCreator: moneyAccepted,
    effect: ({ payload }, { dispatch, getState }) => {
      if (payload.row !== 'placeBet') return;
      const { placing, preferences, session } = getState();
      const { key } = payload;
      const bet = placing?.bets.find((each) => each.key === key);
      const receipt = payload.receipt as Bet | undefined;
      const userId = session.player?.userId;
      if (bet === undefined && receipt !== undefined && userId !== undefined) {
        const shown: PlacedBet = { key, game: receipt.game, picks: [], state: 'accepted', ...receiptOf(receipt) };
        dispatch(placingJoined({ userId, bet: shown }));
      }
      // The record of this press is lost, so its picks are unknown: remove all, which can be undone, rather than risk a second bet.
      if (bet === undefined || bet.picks.length === 0) dispatch(changeSlip((slip) => removePicks(slip.items)(slip)));
      else if (!preferences.keepsSlip) dispatch(changeSlip(dropPlaced(bet.picks)));
    },
  });
  // The receipt makes room for the next slip.
  startListening({
    predicate: (action, now, before) =>
      (pickToggled.match(action) && (now.slip?.items.length ?? 0) > (before.slip?.items.length ?? 0)) ||
      (cricketChanged.match(action) && countOf(now.cricketPicks) > countOf(before.cricketPicks)),
    effect: (action, { dispatch, getState }) => {
      const { bets = [], isRestored } = getState().placing ?? {};
      // Cricket picks that come from storage are no new slip: the receipts beside them stay.
      if (isRestored === true && cricketChanged.match(action)) return;
      if (bets.length === 0 || bets.some(isUnderWay)) return;
      dispatch(placingDismissed());
      dispatch(outcomeDismissed('placeBet'));
      dispatch(outcomeDismissed('placeCricketBet'));
    },
  });
  // The lists may not show yet why the upstream refused.
  startListening({
    actionCreator: moneyRefused,
    effect: ({ payload }, { dispatch }) => {
      if (payload.row === 'placeBet') dispatch(api.util.invalidateTags(['Matches']));
    },
  });
  startListening({
    actionCreator: moneyUnanswered,
    effect: ({ payload }, { dispatch }) => {
      if (payload.row === 'placeBet' || payload.row === 'placeCricketBet') dispatch(joinPlacing(payload.key));
    },
  });
  startListening({
    matcher: isSettled,
    effect: (action, { dispatch, getState }) => {
      if (!isSettled(action) || action.payload.row !== 'placeCricketBet') return;
      // An acceptance without a receipt names no match: the slice knows which one was sent.
      const receipt = moneyAccepted.match(action) ? (action.payload.receipt as CricketBet | undefined) : undefined;
      const isPlaced = moneyAccepted.match(action) && !getState().preferences.keepsSlip;
      dispatch(cricketSettled({ isPlaced, ...(receipt && { matchId: receipt.matchId }) }));
      if (moneyRefused.match(action)) dispatch(api.util.invalidateTags(['Matches']));
    },
  });
  startListening({
    predicate: (_, now, before) => now.placing !== before.placing,
    effect: (_, { getState }) => {
      const { placing } = getState();
      if (placing?.isElsewhere === true) return;
      if (placing?.userId === undefined || placing.bets.length === 0) dropStored('placing');
      else {
        const { userId, bets } = placing;
        writeStored('placing', { userId, bets: bets.map(({ error: _error, ...bet }) => bet) });
      }
    },
  });
}
