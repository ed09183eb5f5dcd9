import { PUSH_PATH, type PushMessage } from '#contract/push.ts';
import { api } from '#app/api/api.ts';
import { startListening } from '#app/store/hooks.ts';
import { balancePushed, pushStatusChanged } from '#app/store/push-slice.ts';
import { signedIn, signedOut, tokensRefreshed } from '#app/store/session-slice.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { toastShown, type ToastText } from '#app/store/toast-slice.ts';
import { openWalletChannel, type WalletChannel } from './wallet-channel.ts';

const TOASTS: Record<PushMessage['notifyType'], ToastText> = {
  WITHDRAW: 'toast.withdrawn',
  RECHARGE: 'toast.recharged',
  REGISTER: 'toast.registered',
  SETTLE: 'toast.betSettled',
};

/** Keeps the wallet channel open exactly while somebody is signed in. */
export function startPush(): void {
  let channel: WalletChannel | undefined;
  const close = () => {
    channel?.close();
    channel = undefined;
  };

  startListening({
    actionCreator: signedIn,
    effect: (_, { dispatch, getState }) => {
      close();
      channel = openFor(dispatch, getState);
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: (_, { dispatch }) => {
      close();
      dispatch(pushStatusChanged('off'));
    },
  });
  startListening({ actionCreator: tokensRefreshed, effect: () => channel?.rearm() });
  addEventListener('online', () => channel?.rearm());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') channel?.rearm();
  });
}

function openFor(dispatch: AppDispatch, getState: () => RootState): WalletChannel {
  let isFirst = true;
  return openWalletChannel({
    connect: () => new WebSocket(channelUrl(getState().session.player?.token ?? '')),
    onStatus: (status) => {
      dispatch(pushStatusChanged(status));
      // What happened while the channel was down was not pushed: read it.
      if (status === 'connected' && !isFirst) dispatch(api.util.invalidateTags(['Account', 'Bets']));
      if (status === 'connected') isFirst = false;
    },
    onMessage: (message) => {
      dispatch(balancePushed({ balance: message.balance, at: performance.now() }));
      dispatch(toastShown({ kind: 'successful', text: TOASTS[message.notifyType] }));
      dispatch(api.util.invalidateTags(['Account', 'Bets']));
    },
  });
}

function channelUrl(token: string): string {
  const url = new URL(PUSH_PATH, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url.href;
}
