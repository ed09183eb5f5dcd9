import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { handedOver } from './session-slice.ts';

export type ToastKind = 'error' | 'successful' | 'warning' | 'info';

/** Texts by key, so that a toast changes its language with the page. */
export type ToastText =
  | 'toast.betSettled'
  | 'toast.betResettled'
  | 'toast.partCashedOut'
  | 'toast.recharged'
  | 'toast.depositReturned'
  | 'toast.withdrawn'
  | 'toast.registered'
  | 'toast.invited'
  | 'toast.sessionExpired'
  | 'toast.betPlaced'
  | 'toast.slipFull'
  | 'toast.moneyDone'
  | 'toast.moneyNotDone'
  | 'toast.moneyUnknown'
  | 'toast.moneyTwice'
  | 'toast.moneyDoneAfterAll'
  | 'toast.moneyMayBeTwice'
  | 'toast.moneyFound'
  | 'toast.currencyRefused'
  | 'toast.lngSettingError';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: ToastText;
  /** What the bet pays now, and before it was settled anew, as the page writes amounts. */
  readonly paid?: { readonly now: string; readonly before: string };
}

interface ToastState {
  readonly shown: readonly Toast[];
  /** Shown toasts, newest first, to read again. */
  readonly past: readonly Toast[];
  readonly next: number;
}

/**
 * Those that ask the player to look, to keep or to call: 2,500 ms are too short for their text, and who looked away would never
 * know that a bet was booked twice. They stay until they are closed.
 */
const STAYING: ReadonlySet<ToastText> = new Set([
  'toast.depositReturned',
  'toast.moneyUnknown',
  'toast.moneyTwice',
  'toast.moneyDoneAfterAll',
  'toast.moneyMayBeTwice',
  'toast.moneyFound',
]);
export const isStaying = ({ text }: Toast): boolean => STAYING.has(text);

/** New toasts replace the oldest, and one that stays only if all do. */
const SHOWN_MAX = 3;
const withRoom = (toasts: readonly Toast[]): readonly Toast[] => {
  if (toasts.length <= SHOWN_MAX) return toasts;
  const goes = toasts.find((toast) => !isStaying(toast)) ?? toasts[0];
  return toasts.filter((toast) => toast !== goes);
};
const PAST_MAX = 20;

export const toastSlice = createSlice({
  name: 'toast',
  initialState: { shown: [], past: [], next: 1 } as ToastState,
  reducers: {
    toastShown: (state, { payload }: PayloadAction<Omit<Toast, 'id'>>): ToastState => ({
      shown: withRoom([...state.shown, { ...payload, id: state.next }]),
      past: [{ ...payload, id: state.next }, ...state.past].slice(0, PAST_MAX),
      next: state.next + 1,
    }),
    toastClosed: (state, { payload }: PayloadAction<number>): ToastState => ({
      ...state,
      shown: state.shown.filter((toast) => toast.id !== payload),
    }),
  },
  // What was said to a player is not the next one's to read.
  extraReducers: (builder) => builder.addCase(handedOver, ({ next }): ToastState => ({ shown: [], past: [], next })),
});

export const { toastShown, toastClosed } = toastSlice.actions;
