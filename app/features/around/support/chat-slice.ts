import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities';
import { rootReducer, type RootState } from '#app/store/store.ts';
import { WAITING_MAX, type Waiting } from './chat-queue.ts';

export type ChatStatus = 'connecting' | 'connected' | 'disconnected';

/** Id of the current chat: a guest's until the player signs in. */
export interface ChatState {
  readonly status: ChatStatus;
  readonly messages: readonly ChatMessage[];
  /** Messages written as a guest before signing in; the upstream has them under another chat. */
  readonly earlier: readonly ChatMessage[];
  readonly waiting: readonly Waiting[];
  readonly isShown: boolean;
  /** Answers that arrived while the chat was not shown. */
  readonly unread: number;
}

const STORED_MAX = 500;
const initialState: ChatState = {
  status: 'connecting',
  messages: [],
  earlier: [],
  waiting: [],
  isShown: false,
  unread: 0,
};

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    /** The user changed: load their queue and what they may still see. */
    chatBegun: (
      state,
      { payload }: PayloadAction<{ waiting: readonly Waiting[]; earlier: readonly ChatMessage[] }>,
    ): ChatState => ({ ...initialState, isShown: state.isShown, ...payload }),
    chatStatusChanged: (state, { payload }: PayloadAction<ChatStatus>): ChatState => ({ ...state, status: payload }),
    chatShown: (state, { payload }: PayloadAction<boolean>): ChatState => ({ ...state, isShown: payload, unread: 0 }),
    messagesCame: (state, { payload }: PayloadAction<readonly ChatMessage[]>): ChatState => merge(state, payload),
    messageWritten: (state, { payload }: PayloadAction<Waiting>): ChatState =>
      state.waiting.length >= WAITING_MAX ? state : { ...state, waiting: [...state.waiting, payload] },
    sendingFailed: (state, { payload }: PayloadAction<string>): ChatState => ({
      ...state,
      waiting: state.waiting.map((each) => (each.ref === payload ? { ...each, isFailed: true } : each)),
    }),
    sendingRetried: (state, { payload }: PayloadAction<string>): ChatState => ({
      ...state,
      waiting: state.waiting.map((each) => (each.ref === payload ? { ...each, isFailed: false } : each)),
    }),
  },
});

/** A message counts once, by its id; a confirmed one of our own is not waiting any more. */
function merge(state: ChatState, came: readonly ChatMessage[]): ChatState {
  const known = new Set(state.messages.map(({ id }) => id));
  const fresh = came.filter(({ id }) => !known.has(id) && known.add(id) !== undefined);
  if (fresh.length === 0) return state;
  const answers = fresh.filter(({ from }) => from === 'support').length;
  return {
    ...state,
    messages: [...state.messages, ...fresh].toSorted((one, other) => one.cursor - other.cursor).slice(-STORED_MAX),
    waiting: fresh.reduce(withoutSaid, state.waiting),
    unread: state.isShown ? 0 : state.unread + answers,
  };
}

/** By its ref; if an upstream returns no refs, by its text. */
function withoutSaid(waiting: readonly Waiting[], { from, ref, text }: ChatMessage): readonly Waiting[] {
  if (from !== 'player') return waiting;
  const at = waiting.findIndex((each) => (ref === undefined ? each.text === text : each.ref === ref));
  return at === -1 ? waiting : waiting.toSpliced(at, 1);
}

export const { chatBegun, chatStatusChanged, chatShown, messagesCame, messageWritten, sendingFailed, sendingRetried } =
  chatSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof chatSlice> {}
}

const injected = chatSlice.injectInto(rootReducer);
export const selectChat = (state: RootState): ChatState => injected.selectSlice(state);
