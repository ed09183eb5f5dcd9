import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Id } from '#contract/entities';
import type { Intent, PressRequest } from '#app/api/money/intent.ts';
import { storedIntentsOf } from '#app/api/money/stored-intents.ts';
import { isUnresolved, selectMoneyByKey, selectMoneyCalls } from '#app/api/money/money-slice.ts';
import type { Transport } from '#app/api/transport.ts';
import { readStored } from '#app/store/storage.ts';
import type { RootState } from '#app/store/store.ts';
import { cricketKey, pickKey, type PickName } from '#app/features/betting/slip/model/slip-item.ts';
import { injectedPlacing, PlacedBet, placingJoined, StoredPlacing } from './placing-slice.ts';

/**
 * Shows a bet that another tab is placing. That tab stored it before it sent the bet; if a press in this tab has replaced that
 * record, the stored intent still names the game.
 */
export const joinPlacing =
  (key: string): ThunkAction<void, RootState, Transport, UnknownAction> =>
  (dispatch, getState) => {
    const userId = getState().session.player?.userId;
    if (userId === undefined || injectedPlacing.selectSlice(getState()).bets.some((bet) => bet.key === key)) return;
    const stored = readStored('placing', StoredPlacing);
    const bet = stored?.userId === userId ? stored.bets.find((each) => each.key === key) : undefined;
    const shown = bet ?? withoutRecord(key, storedIntentsOf(userId));
    const isElsewhere = selectMoneyByKey(getState(), key)?.isElsewhere === true;
    if (shown !== undefined)
      dispatch(placingJoined({ userId, bet: { ...shown, ...(isElsewhere && { isElsewhere }) } }));
  };

const Sports = v.object({
  matches: v.array(v.object({ match_id: Id, picks: v.array(v.object({ kind: v.string(), outcome: v.string() })) })),
});
const Cricket = v.object({ matchId: Id, bets: v.record(v.string(), v.unknown()) });

/** The keys of the picks that a bet was sent with. */
export function picksOfRequest({ body }: PressRequest): string[] {
  if (v.is(Cricket, body)) return Object.keys(body.bets).map((id) => cricketKey(body.matchId, id));
  if (!v.is(Sports, body)) return [];
  return body.matches.flatMap(({ match_id: matchId, picks }) =>
    picks.map(({ kind: market, outcome }) => pickKey({ matchId, market, outcome } as PickName)),
  );
}

function withoutRecord(key: string, intents: readonly Intent[]): PlacedBet | undefined {
  const intent = intents.find((each) => each.key === key);
  if (intent === undefined) return undefined;
  const game = intent.row === 'placeCricketBet' ? 'cricket' : intent.request.params['game'];
  return v.is(PlacedBet.entries.game, game)
    ? { key, game, picks: picksOfRequest(intent.request), state: 'checking' }
    : undefined;
}

/** Bets that another tab had open before this slip was. */
export const joinOpenBets = (): ThunkAction<void, RootState, Transport, UnknownAction> => (dispatch, getState) => {
  for (const call of selectMoneyCalls(getState())) {
    if ((call.row === 'placeBet' || call.row === 'placeCricketBet') && isUnresolved(call))
      dispatch(joinPlacing(call.key));
  }
};
