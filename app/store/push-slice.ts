import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session-slice.ts';

/**
 * `off`: nobody is signed in. `interrupted`: lost and being tried again; `lost`: given up until it is re-armed. In both the balance
 * may be late.
 */
export type PushStatus = 'off' | 'connecting' | 'connected' | 'interrupted' | 'lost';

export interface PushState {
  readonly status: PushStatus;
  /** The last pushed balance, and when it came on the page's monotonic clock: a hint until the account is re-read. */
  readonly hint?: { readonly balance: string; readonly at: number };
  /** Frames that were no message of the contract: many of them say that the upstream has moved on. */
  readonly ignored: number;
}

const initialState: PushState = { status: 'off', ignored: 0 };

export const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    pushStatusChanged: (state, { payload }: PayloadAction<PushStatus>): PushState => ({ ...state, status: payload }),
    balancePushed: (state, { payload }: PayloadAction<{ balance: string; at: number }>): PushState => ({
      ...state,
      hint: payload,
    }),
    frameIgnored: (state): PushState => ({ ...state, ignored: state.ignored + 1 }),
    /** The player asks for another try. */
    pushRetryAsked: (state) => state,
  },
  extraReducers: (builder) => {
    // A hint belongs to its player.
    builder.addMatcher(isAnyOf(signedIn, signedOut), () => initialState);
  },
});

export const { pushStatusChanged, balancePushed, frameIgnored, pushRetryAsked } = pushSlice.actions;
