import { isAnyOf } from '@reduxjs/toolkit';
import { syncMessages } from '#contract/rows/sync-messages.ts';
import { callOnce } from '#app/api/call-once.ts';
import { startListening } from '#app/store/hooks.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { forget } from '#app/store/vault.ts';
import { openChatChannel, type ChatChannel } from './chat-channel.ts';
import { openChatLine } from './chat-line.ts';
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

/** Of each store: tests have several. */
const channels = new WeakMap<AppDispatch, ChatChannel>();

/** Opens the chat's line once; it then stays open while the page lives, so that answers are counted where the chat is closed. */
export const chatStarted = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const open = channels.get(dispatch);
  if (open !== undefined) return open.rearm();
  begin(dispatch, getState);
  follow();
  addEventListener('online', () => channels.get(dispatch)?.rearm());
};

export const chatRetried = () => (dispatch: AppDispatch) => channels.get(dispatch)?.rearm();

/** One's own words: shown at once, kept over a reload, sent when the line stands. */
export const said = (text: string) => (dispatch: AppDispatch) =>
  dispatch(messageWritten({ ref: crypto.randomUUID(), text }));

function begin(dispatch: AppDispatch, getState: () => RootState, carried?: ReturnType<typeof selectChat>) {
  channels.get(dispatch)?.close();
  const owner = ownerOf(getState());
  const waiting = carried?.waiting ?? readQueue(owner);
  dispatch(chatBegun({ waiting, earlier: carried?.messages ?? [] }));
  keepQueue(owner, waiting);
  const isOurs = () => ownerOf(getState()) === owner;
  const channel = openChatChannel({
    connect: async () => {
      if (owner !== VISITOR) await readHistory(dispatch, getState, isOurs);
      return openChatLine(dispatch, owner !== VISITOR);
    },
    onMessage: (message) => isOurs() && dispatch(messagesCame([message])),
    onStatus: (status) => dispatch(chatStatusChanged(status)),
    waiting: () => selectChat(getState()).waiting.filter(({ isFailed }) => isFailed !== true),
    onFailed: (ref) => dispatch(sendingFailed(ref)),
  });
  channels.set(dispatch, channel);
}

/** What was said while the line was down. The socket tells it as well; where it does not, nothing is missing. */
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
      // The words go over into the player's chat; the visitor's own is not left for the next one at this browser.
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
