import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities/chat.ts';
import { rootReducer, type RootState } from '#app/store/store.ts';
import { WAITING_MOST, type Waiting } from './chat-queue.ts';

export type ChatStatus = 'connecting' | 'connected' | 'disconnected';

/** The chat of the one who sits here: a visitor, until he signs in. */
export interface ChatState {
  readonly status: ChatStatus;
  readonly messages: readonly ChatMessage[];
  /** What was said as a visitor before signing in; the upstream has it under another chat. */
  readonly earlier: readonly ChatMessage[];
  readonly waiting: readonly Waiting[];
  readonly isShown: boolean;
  /** Answers that came while the chat was not shown. */
  readonly unread: number;
}

const KEPT_MOST = 500;
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
    /** Another one sits here: his queue, and what he may still see. */
    chatBegun: (
      state,
      { payload }: PayloadAction<{ waiting: readonly Waiting[]; earlier: readonly ChatMessage[] }>,
    ): ChatState => ({ ...initialState, isShown: state.isShown, ...payload }),
    chatStatusChanged: (state, { payload }: PayloadAction<ChatStatus>): ChatState => ({ ...state, status: payload }),
    chatShown: (state, { payload }: PayloadAction<boolean>): ChatState => ({ ...state, isShown: payload, unread: 0 }),
    messagesCame: (state, { payload }: PayloadAction<readonly ChatMessage[]>): ChatState => merge(state, payload),
    messageWritten: (state, { payload }: PayloadAction<Waiting>): ChatState =>
      state.waiting.length >= WAITING_MOST ? state : { ...state, waiting: [...state.waiting, payload] },
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

/** A message counts once, by its id; one's own, told back, no longer waits. */
function merge(state: ChatState, came: readonly ChatMessage[]): ChatState {
  const known = new Set(state.messages.map(({ id }) => id));
  const fresh = came.filter(({ id }) => !known.has(id) && known.add(id) !== undefined);
  if (fresh.length === 0) return state;
  const answers = fresh.filter(({ from }) => from === 'support').length;
  return {
    ...state,
    messages: [...state.messages, ...fresh].toSorted((one, other) => one.cursor - other.cursor).slice(-KEPT_MOST),
    waiting: fresh.reduce(withoutSaid, state.waiting),
    unread: state.isShown ? 0 : state.unread + answers,
  };
}

/** By its name; an upstream that gives names back to nobody is believed by the text. */
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
