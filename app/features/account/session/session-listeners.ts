import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '#app/api/api.ts';
import { startListening } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { signedIn, signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { dropStored } from '#app/store/storage.ts';
import type { AppDispatch, AppStore } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { onVaultChange } from '#app/store/vault.ts';
import { forgetPlayer, keepPlayer, storedPlayer } from './stored-session.ts';

/** Section 8 of the specification: a message at once, the sign-in dialog 5 s later. */
const SIGN_IN_OFFERED_AFTER_MS = 5_000;

/**
 * What is stored in the clear of a player, and ends with the session. Open payments (`pendingMoney`, `unknownMoney`) stay: they
 * are looked up when the player comes back, so that none is made twice. So does `takenEntries`, in which nobody is named.
 */
const OF_PLAYER = ['seenBets', 'settledMoney', 'readMessages', 'drawStakes', 'chatQueue'] as const;

/** Keeps the stored session equal to the store's, and removes a former player's data. */
export function startSession(): void {
  startListening({
    matcher: isAnyOf(signedIn, tokensRefreshed),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const { player } = getState().session;
      if (player !== undefined) keepPlayer(player);
      const before = getOriginalState().session.player;
      if (before !== undefined && before.userId !== player?.userId) dispatch(api.util.resetApiState());
      // What was read as a guest lacks what the upstream says of the player: the region.
      else if (before === undefined) dispatch(api.util.invalidateTags(['Member']));
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: async ({ payload }, { dispatch, getState, delay }) => {
      forgetPlayer();
      for (const name of OF_PLAYER) dropStored(name);
      dispatch(api.util.resetApiState());
      if (payload.because !== 'expired') return;
      dispatch(toastShown({ kind: 'warning', text: 'toast.sessionExpired' }));
      await delay(SIGN_IN_OFFERED_AFTER_MS);
      if (getState().session.player === undefined) dispatch(overlayOpened({ kind: 'signIn' }));
    },
  });
}

/** A stored token means signed in; the first call shows whether it is still valid. */
export function restoreSession(dispatch: AppDispatch): void {
  const stored = storedPlayer();
  if (stored !== undefined) dispatch(signedIn(stored));
}

/**
 * One player per browser: signing out, signing in and fresh tokens in another tab apply here too. Otherwise a tab would use a
 * refresh token that another one has used already, which ends the session for both.
 */
export function followOtherTabs({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void {
  onVaultChange(() => {
    const here = getState().session.player;
    const there = storedPlayer();
    if (there === undefined) {
      if (here !== undefined) dispatch(signedOut({ because: 'left' }));
    } else if (here?.userId !== there.userId) dispatch(signedIn(there));
    else if (here.token !== there.token) dispatch(tokensRefreshed(there));
  });
}
