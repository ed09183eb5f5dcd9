import { isAnyOf } from '@reduxjs/toolkit';
import type { Bet, CricketBet } from '#contract/entities';
import { api } from '#app/api/api.ts';
import {
  moneyAccepted,
  moneyRefused,
  moneySent,
  moneyUnanswered,
  outcomeDismissed,
  selectMoneyByKey,
} from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { handedOver } from '#app/store/session-slice.ts';
import { storedWords } from '#app/api/refusals/stored-words.ts';
import { dropStored, writeStored } from '#app/store/storage.ts';
import { takeRefusal } from '#app/features/betting/matches/index.ts';
import { clearSlip, dropPlaced, dropPlacedElsewhere } from '#app/features/betting/slip/model/change-slip.ts';
import { countPicks, type SlipState } from '#app/features/betting/slip/model/slip-item.ts';
import { cricketToggled, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import {
  isUnderWay,
  picksOfCricket,
  placingDismissed,
  placingJoined,
  receiptOf,
  type PlacedBet,
} from './placing-slice.ts';
import { joinPlacing, picksOfRequest } from './join-placing.ts';
import { changeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';

let isStarted = false;
/** When this page sent its bets, by key. */
const sentHere = new Map<string, number>();
const countOf = (slip: SlipState | undefined): number => (slip === undefined ? 0 : countPicks(slip));
const isToggled = isAnyOf(pickToggled, cricketToggled);
const isBet = (row: string) => row === 'placeBet' || row === 'placeCricketBet';

/** A receipt of cricket names its picks as the slip does; that of lines has more than one pick of a match to choose from. */
const picksOf = (receipt: Bet | CricketBet | undefined): readonly string[] | undefined =>
  receipt?.game === 'cricket' ? picksOfCricket(receipt) : undefined;

/** Follows bets being placed: removes their picks from the slip, and stores the outcome of each for a reload. */
export function startPlacing(): void {
  if (isStarted) return;
  isStarted = true;
  startListening({
    actionCreator: moneyAccepted,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!isBet(payload.row)) return;
      const { placing, preferences, session } = getState();
      const { key, request } = payload;
      const bet = placing?.bets.find((each) => each.key === key);
      const receipt = payload.receipt as Bet | CricketBet | undefined;
      const userId = session.player?.userId;
      const isElsewhere = selectMoneyByKey(getState(), key)?.isElsewhere === true;
      if (bet === undefined && receipt !== undefined && userId !== undefined) {
        const shown: PlacedBet = {
          key,
          game: receipt.game,
          picks: [],
          state: 'accepted',
          ...receiptOf(receipt),
          ...(isElsewhere && { isElsewhere }),
        };
        dispatch(placingJoined({ userId, bet: shown }));
      }
      if (!isElsewhere && receipt !== undefined && 'matches' in receipt) {
        const { stake: amount, currency } = receipt;
        const total = bet?.bet?.coupon.total;
        dispatch(preferencesChanged({ lastStake: { amount, currency, ...(total !== undefined && { total }) } }));
      }
      const sent = [...(bet?.picks ?? []), ...(request === undefined ? [] : picksOfRequest(request))];
      const picks = sent.length > 0 ? [...new Set(sent)] : picksOf(receipt);
      // The record of this press is lost, so its picks are unknown: remove all, which can be undone, rather than risk a second bet. The
      // slip of another tab was not sent.
      if (picks === undefined && !isElsewhere) dispatch(changeSlip(clearSlip));
      else if (picks !== undefined && !preferences.keepsSlip)
        dispatch(changeSlip((isElsewhere ? dropPlacedElsewhere : dropPlaced)(picks)));
    },
  });
  // The receipt makes room for the next slip.
  startListening({
    predicate: (action, now, before) => isToggled(action) && countOf(now.slip) > countOf(before.slip),
    effect: (_, { dispatch, getState }) => {
      const { bets = [] } = getState().placing ?? {};
      if (bets.length === 0 || bets.some(isUnderWay)) return;
      dispatch(placingDismissed());
      dispatch(outcomeDismissed('placeBet'));
      dispatch(outcomeDismissed('placeCricketBet'));
    },
  });
  startListening({
    actionCreator: moneySent,
    effect: ({ payload }) => void (isBet(payload.row) && sentHere.set(payload.key, performance.now())),
  });
  // The lists may not show yet why the upstream refused.
  startListening({
    actionCreator: moneyRefused,
    effect: ({ payload }, { dispatch }) => {
      if (!isBet(payload.row)) return;
      // A refusal that another tab or an earlier page was given may be older than what is shown.
      const sentAt = sentHere.get(payload.key);
      if (sentAt !== undefined) dispatch(takeRefusal(payload.error, sentAt));
      dispatch(api.util.invalidateTags(['Matches']));
    },
  });
  startListening({
    actionCreator: moneyUnanswered,
    effect: ({ payload }, { dispatch }) => {
      if (isBet(payload.row)) dispatch(joinPlacing(payload.key));
    },
  });
  startListening({
    predicate: (action, now, before) => now.placing !== before.placing && !handedOver.match(action),
    effect: (_, { getState }) => {
      const { placing } = getState();
      if (placing?.isElsewhere === true) return;
      if (placing?.userId === undefined || placing.bets.length === 0) dropStored('placing');
      else {
        const { userId, bets } = placing;
        writeStored('placing', { userId, bets: bets.map(({ error, ...bet }) => ({ ...bet, ...storedWords(error) })) });
      }
    },
  });
}
