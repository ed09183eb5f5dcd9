import { isAnyOf } from '@reduxjs/toolkit';
import { syncMessages } from '#contract/rows/content/sync-messages';
import { callOnce } from '#app/api/call-once.ts';
import { startListening } from '#app/store/hooks.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { forget } from '#app/store/vault.ts';
import { openChatChannel, type ChatChannel } from './chat-channel.ts';
import { chatLineOpener } from './chat-line.ts';
import { keepQueue, readQueue } from './chat-queue.ts';
import {
  chatBegun,
  chatStatusChanged,
  messagesCame,
  messageWritten,
  selectChat,
  sendingFailed,
  sendingRetried,
} from './chat-slice.ts';

const VISITOR = 'visitor';
const ownerOf = ({ session }: RootState) => session.player?.userId ?? VISITOR;

/** Per store: tests have several. */
const channels = new WeakMap<AppDispatch, ChatChannel>();

/** Connects the chat once; it stays connected while the page lives, so that answers are counted while the chat is closed. */
export const chatStarted = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const open = channels.get(dispatch);
  if (open !== undefined) return open.rearm();
  begin(dispatch, getState);
  follow();
  addEventListener('online', () => channels.get(dispatch)?.rearm());
};

export const chatRetried = () => (dispatch: AppDispatch) => channels.get(dispatch)?.rearm();

/** The user's own message: shown at once, stored across reloads, sent once connected. */
export const said = (text: string) => (dispatch: AppDispatch) =>
  dispatch(messageWritten({ ref: crypto.randomUUID(), text }));

function begin(dispatch: AppDispatch, getState: () => RootState, carried?: ReturnType<typeof selectChat>) {
  channels.get(dispatch)?.close();
  const owner = ownerOf(getState());
  const waiting = carried?.waiting ?? readQueue(owner);
  dispatch(chatBegun({ waiting, earlier: carried?.messages ?? [] }));
  keepQueue(owner, waiting);
  const isOurs = () => ownerOf(getState()) === owner;
  const openLine = chatLineOpener(dispatch, owner !== VISITOR);
  const channel = openChatChannel({
    connect: async () => {
      if (owner !== VISITOR) await readHistory(dispatch, getState, isOurs);
      return openLine();
    },
    onMessage: (message) => isOurs() && dispatch(messagesCame([message])),
    onStatus: (status) => dispatch(chatStatusChanged(status)),
    waiting: () => selectChat(getState()).waiting.filter(({ isFailed }) => isFailed !== true),
    onFailed: (ref) => dispatch(sendingFailed(ref)),
  });
  channels.set(dispatch, channel);
}

/** Messages that were sent while disconnected. The socket repeats them too; if it does not, nothing is missing. */
async function readHistory(dispatch: AppDispatch, getState: () => RootState, isOurs: () => boolean) {
  const cursor = selectChat(getState()).messages.at(-1)?.cursor ?? 0;
  const outcome = await dispatch(callOnce(syncMessages, { body: { cursor } }));
  if (outcome.ok && isOurs()) dispatch(messagesCame(outcome.data.messages));
}

let isFollowing = false;

function follow() {
  if (isFollowing) return;
  isFollowing = true;
  startListening({
    matcher: isAnyOf(signedIn, signedOut),
    effect: (action, { dispatch, getState, getOriginalState }) => {
      if (!channels.has(dispatch)) return;
      const before = getOriginalState();
      const isVisitorsSignIn = signedIn.match(action) && ownerOf(before) === VISITOR;
      // The messages move into the player's chat; the guest chat is not left for the next user of this browser.
      if (isVisitorsSignIn) forget('nonLoginOtherChatID');
      else keepQueue(ownerOf(before), []);
      begin(dispatch, getState, isVisitorsSignIn ? selectChat(before) : undefined);
    },
  });
  startListening({
    matcher: isAnyOf(messageWritten, sendingFailed, sendingRetried, messagesCame),
    effect: (_, { dispatch, getState }) => {
      keepQueue(ownerOf(getState()), selectChat(getState()).waiting);
      channels.get(dispatch)?.flush();
    },
  });
}
