import { PUSH_PATH, type PushMessage } from '#contract/push.ts';
import { api } from '#app/api/api.ts';
import { balancePushed, frameIgnored, pushStatusChanged } from '#app/store/push-slice.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { claimToast } from './claim-toast.ts';
import { TOAST_OF } from './toast-of.ts';
import { openWalletChannel, type WalletChannel } from './wallet-channel.ts';

/**
 * A page that was out of sight this long may have slept: two beats of the upstream (30 s each) have gone unanswered, so it has
 * dropped the socket, and the browser may not have heard. A page cannot see the beats themselves.
 */
const SLEPT_AFTER_MS = 60_000;

/** The wallet channel of the signed-in player, re-armed by the page coming online or into sight. */
export function openPush(dispatch: AppDispatch, getState: () => RootState): WalletChannel {
  const channel = openWalletChannel({
    connect: () => new WebSocket(channelUrl(getState().session.player?.token ?? '')),
    onIgnored: () => dispatch(frameIgnored()),
    onStatus: (status) => {
      dispatch(pushStatusChanged(status));
      // What happened before it stood was not pushed: read it. A reading that is under way counts as the older one.
      if (status === 'connected') dispatch(api.util.invalidateTags(['Account', 'Bets', 'Orders']));
    },
    onMessage: (message) => {
      dispatch(balancePushed({ balance: message.balance, at: performance.now() }));
      dispatch(api.util.invalidateTags(['Account', 'Bets', 'Orders']));
      void tell(message, dispatch, getState);
    },
  });

  const page = new AbortController();
  const { signal } = page;
  let hiddenAt = Date.now();
  addEventListener('online', () => channel.rearm(true), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else channel.rearm(Date.now() - hiddenAt > SLEPT_AFTER_MS);
    },
    { signal },
  );
  return {
    rearm: channel.rearm,
    close() {
      page.abort();
      channel.close();
    },
  };
}

async function tell(message: PushMessage, dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const { player, number } = getState().session;
  const name = `${player?.userId}.${message.id ?? `${message.notifyType}-${message.balance}`}`;
  if (!(await claimToast(name)) || getState().session.number !== number) return;
  dispatch(toastShown(TOAST_OF[message.notifyType]));
}

function channelUrl(token: string): string {
  const url = new URL(PUSH_PATH, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url.href;
}
