import { isAnyOf } from '@reduxjs/toolkit';
import { startListening } from '#app/store/hooks.ts';
import { pushRetryAsked, pushStatusChanged } from '#app/store/push-slice.ts';
import { signedIn, signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { isAccountRead } from './account-read.ts';
import type { WalletChannel } from './wallet-channel.ts';

/** Keeps the wallet channel open exactly while a player is signed in. Guests do not load it. */
export function startPush(): void {
  let channel: WalletChannel | undefined;

  async function open(dispatch: AppDispatch, getState: () => RootState) {
    channel?.close();
    channel = undefined;
    const { player, number } = getState().session;
    if (player === undefined) return;
    const loaded = await import('./open-push.ts').catch(() => undefined);
    if (getState().session.number !== number || channel !== undefined) return;
    // Offline: the code did not load. The balance may be out of date; the player can retry.
    if (loaded === undefined) dispatch(pushStatusChanged('lost'));
    else channel = loaded.openPush(dispatch, getState);
  }

  startListening({
    matcher: isAnyOf(signedIn, signedOut),
    effect: (_, { dispatch, getState }) => open(dispatch, getState),
  });
  startListening({
    matcher: isAnyOf(tokensRefreshed, pushRetryAsked),
    effect: (_, { dispatch, getState }) => (channel === undefined ? open(dispatch, getState) : channel.rearm()),
  });
  // A page that was opened offline has no code yet that would do so.
  startListening({
    predicate: (action, { push }) => channel === undefined && push.status === 'lost' && isAccountRead(action),
    effect: (_, { dispatch, getState }) => open(dispatch, getState),
  });
}
