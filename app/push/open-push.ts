import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Amount, PUSH_PATH, type PushMessage } from '#contract/entities';
import { getAccount } from '#contract/rows/account/get-account';
import { compareAmounts } from '#engine/money';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { isUnresolved, selectMoneyCalls } from '#app/api/money/money-slice.ts';
import type { Transport } from '#app/api/transport.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { startListening } from '#app/store/hooks.ts';
import { balancePushed, frameIgnored, pushStatusChanged } from '#app/store/push-slice.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { isAccountRead } from './account-read.ts';
import { claimToast } from './claim-toast.ts';
import { ticketSource } from './ticket-source.ts';
import { TOAST_OF } from './toast-of.ts';
import { nameOf, announceOnce } from './announced-pushes.ts';
import { openWalletChannel, type WalletChannel } from './wallet-channel.ts';

/**
 * A page that was hidden this long may have slept: it missed two heartbeats of the upstream (30 s each), which has closed the
 * socket, and the browser may not know. A page cannot see these, and timers of a hidden page may stand.
 */
const SLEPT_AFTER_MS = 60_000;

/** Several bets that settle at once push one message each: the account is read for the first and after the last. */
const BETWEEN_READS_MS = 1_000;

/**
 * The wallet channel of the signed-in player, reconnected when the page comes online or becomes visible. After it has given up, also when
 * the account could be read: pages read it at different moments, so they do not come back all at once.
 */
export function openPush(dispatch: AppDispatch, getState: () => RootState): WalletChannel {
  let isDue = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  // A running read counts as older and is sent anew. Many messages in a row would let none of them end.
  const readIfDue = () => {
    pause = undefined;
    if (!isDue) return;
    isDue = false;
    dispatch(api.util.invalidateTags(['Account', 'Bets', 'Orders']));
    pause = setTimeout(readIfDue, BETWEEN_READS_MS);
  };
  const readAgain = () => {
    isDue = true;
    if (pause === undefined) readIfDue();
  };
  const channel = openWalletChannel({
    connect: socketOpener(dispatch, getState),
    onIgnored: () => dispatch(frameIgnored()),
    onStatus: (status) => {
      dispatch(pushStatusChanged(status));
      // Events before the connection were not pushed, so read the account.
      if (status === 'connected') readAgain();
    },
    onMessage: (message, isLate) => {
      readAgain();
      if (!isLate) dispatch(balancePushed({ balance: message.balance, at: performance.now() }));
      void handle(message, dispatch, getState);
    },
    onGap: readAgain,
    hasMissed: () => dispatch(hasMissed),
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
  const stopReading = startListening({
    predicate: isAccountRead,
    effect: () => {
      if (getState().push.status === 'lost') channel.rearm();
    },
  });
  return {
    rearm: channel.rearm,
    close() {
      stopReading();
      page.abort();
      clearTimeout(pause);
      channel.close();
    },
  };
}

/**
 * Reads the account past the page's own copy. Another balance than the page has was not pushed; a bet of this page that has just been
 * placed looks the same, and costs one new connection. A page in the background does not read: it does so when it is seen again.
 */
const hasMissed: ThunkAction<Promise<boolean>, RootState, Transport, UnknownAction> = async (dispatch, getState) => {
  if (document.visibilityState === 'hidden') return false;
  const { number } = getState().session;
  const outcome = await dispatch(callOnce(getAccount, {}));
  if (getState().session.number !== number) return false;
  if (!outcome.ok) return outcome.error.kind === 'fetch' || outcome.error.kind === 'timeout';
  const shown = getState().api.queries['getAccount(undefined)']?.data;
  return v.is(Shown, shown) && compareAmounts(shown.score, outcome.data.score) !== 0;
};
const Shown = v.object({ score: Amount });

async function handle(message: PushMessage, dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const { player, number } = getState().session;
  const { bet, notifyType } = message;
  if (player === undefined) return;
  const cameAt = Date.now();
  // With what it pays: a bet may be settled anew while the lock of the first time is held.
  const name = [player.userId, nameOf(message), bet?.payout].join('.');
  if (!(await claimToast(name)) || getState().session.number !== number) return;
  const news = announceOnce(player.userId, message, cameAt);
  if (news === undefined) return;
  const { before } = news;
  if (before === undefined && (await isSoldHere(message, getState))) return;
  if (getState().session.number !== number) return;
  if (bet === undefined || before === undefined) dispatch(toastShown(TOAST_OF[notifyType]));
  else {
    const shown = (amount: string) => formatMoney(amount, bet.currency, document.documentElement.lang);
    const paid = { now: shown(bet.payout), before: shown(before) };
    dispatch(toastShown({ kind: 'info', text: 'toast.betResettled', paid }));
  }
}

/** The push of what a press sells: all of a bet settles it, a part does not. */
const PUSH_OF_SALE: Readonly<Partial<Record<string, PushMessage['notifyType']>>> = {
  cashOut: 'SETTLE',
  cashOutPart: 'CASH_OUT',
};

/**
 * Sold by a press that this page shows: its outcome says what was paid, and a sold bet is not a settled one. While the outcome is
 * unknown, the push may be that of a result.
 */
async function isSoldHere({ bet, notifyType }: PushMessage, getState: () => RootState): Promise<boolean> {
  const sale = () =>
    selectMoneyCalls(getState()).find(
      ({ row, request }) =>
        PUSH_OF_SALE[row] === notifyType && request?.params['id'] === bet?.id && request?.params['game'] === bet?.game,
    );
  const isOpen = () => {
    const call = sale();
    return call !== undefined && isUnresolved(call);
  };
  if (isOpen())
    await new Promise<void>((resolve) => {
      const stop = startListening({
        predicate: () => !isOpen(),
        effect: () => {
          stop();
          resolve();
        },
      });
    });
  return sale()?.status === 'accepted';
}

/** By a ticket where the upstream offers one, else by the session's token, as specified. */
function socketOpener(dispatch: AppDispatch, getState: () => RootState): () => WebSocket | Promise<WebSocket> {
  const nextTicket = ticketSource(dispatch);
  const open = (ticket: string | undefined) =>
    new WebSocket(
      ticket === undefined ? channelUrl('token', getState().session.player?.token ?? '') : channelUrl('ticket', ticket),
    );
  return () => nextTicket()?.then(open) ?? open(undefined);
}

function channelUrl(name: 'token' | 'ticket', value: string): string {
  const url = new URL(PUSH_PATH, location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set(name, value);
  return url.href;
}
