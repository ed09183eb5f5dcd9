import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Session } from '#contract/entities/member.ts';
import { api } from '#app/api/api.ts';
import { startListening } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { signedIn, signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';

/** Section 8 of the specification: told at once, sign-in offered 5 s later. */
const SIGN_IN_OFFERED_AFTER_MS = 5_000;

const StoredSession = v.object({
  token: Session.entries.token,
  freshToken: Session.entries.fresh_token,
  userId: Session.entries.user_id,
  role: Session.entries.role,
});

/** Keeps the stored session in step with the one in the store, and empties what belonged to a player who left. */
export function startSession(): void {
  startListening({
    matcher: isAnyOf(signedIn, tokensRefreshed),
    effect: (_, { getState }) => {
      const { player } = getState().session;
      if (player !== undefined) writeStored('session', player);
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: async ({ payload }, { dispatch, getState, delay }) => {
      dropStored('session');
      dispatch(api.util.resetApiState());
      if (payload.because !== 'expired') return;
      dispatch(toastShown({ kind: 'warning', text: 'toast.sessionExpired' }));
      await delay(SIGN_IN_OFFERED_AFTER_MS);
      if (getState().session.player === undefined) dispatch(overlayOpened({ kind: 'signIn' }));
    },
  });
}

/** A stored token means signed in; whether it still serves, the first call tells. */
export function restoreSession(dispatch: AppDispatch): void {
  const stored = readStored('session', StoredSession);
  if (stored !== undefined) dispatch(signedIn(stored));
}
