import { isAnyOf } from '@reduxjs/toolkit';
import { Id } from '#contract/entities';
import { api } from '#app/api/api.ts';
import { startListening } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { handedOver, ownerRestored, signedIn, signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch, AppStore } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { onVaultChange } from '#app/store/vault.ts';
import { forgetPlayer, keepPlayer, storedPlayer } from './stored-session.ts';

/** Section 8 of the specification: a message at once, the sign-in dialog 5 s later. */
const SIGN_IN_OFFERED_AFTER_MS = 5_000;

/**
 * What is stored in the clear of a player, and ends with the session. Open payments (`pendingMoney`, `unknownMoney`, `watchedMoney`) stay: they are
 * looked up when the player comes back, so that none is made twice. So does `takenEntries`, in which no one is named.
 * docs/developers/security.md has the owner of everything that is stored.
 */
const OF_SESSION = ['seenBets', 'settledMoney', 'readMessages', 'chatQueue'] as const;
/** What the same player finds again after an expired session, and no other one. */
const OF_OWNER = ['slip', 'placing', 'drawSlip', 'drawStakes', 'recentSearches', 'announcedPushes', 'owner'] as const;

const storedOwner = () => readStored('owner', Id);

/** The stored values of the last owner go, unless another tab has handed over already: then they are the next one's. */
function handOver(from: string, dispatch: AppDispatch): void {
  if (storedOwner() === from) for (const name of OF_OWNER) dropStored(name);
  dispatch(handedOver());
}

/** Keeps the stored session equal to the store's, and removes a former player's data. */
export function startSession(): void {
  startListening({
    matcher: isAnyOf(signedIn, tokensRefreshed),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const { player } = getState().session;
      const { player: before, owner } = getOriginalState().session;
      if (player !== undefined) {
        keepPlayer(player);
        if (owner !== undefined && owner !== player.userId) handOver(owner, dispatch);
        writeStored('owner', player.userId);
      }
      if (before !== undefined && before.userId !== player?.userId) dispatch(api.util.resetApiState());
      // What was read as a guest lacks what the upstream says of the player: the region.
      else if (before === undefined) dispatch(api.util.invalidateTags(['Member']));
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: async ({ payload }, { dispatch, getState, getOriginalState, delay }) => {
      const { owner } = getOriginalState().session;
      forgetPlayer();
      for (const name of OF_SESSION) dropStored(name);
      dispatch(api.util.resetApiState());
      if (payload.because !== 'expired') {
        if (owner !== undefined) handOver(owner, dispatch);
        return;
      }
      dispatch(toastShown({ kind: 'warning', text: 'toast.sessionExpired' }));
      await delay(SIGN_IN_OFFERED_AFTER_MS);
      if (getState().session.player === undefined) dispatch(overlayOpened({ kind: 'signIn' }));
    },
  });
}

/** A stored token means signed in; the first call shows whether it is still valid. */
export function restoreSession(dispatch: AppDispatch): void {
  const owner = storedOwner();
  if (owner !== undefined) dispatch(ownerRestored(owner));
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
      // Where the player has left, no owner is stored any more.
      if (here !== undefined) dispatch(signedOut({ because: storedOwner() === here.userId ? 'expired' : 'left' }));
    } else if (here?.userId !== there.userId) dispatch(signedIn(there));
    else if (here.token !== there.token) dispatch(tokensRefreshed(there));
  });
}
