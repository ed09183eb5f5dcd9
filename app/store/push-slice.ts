import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session-slice.ts';

/**
 * `off`: no player is signed in. `interrupted`: lost, reconnecting; `lost`: given up until a retry. In both the balance may be
 * out of date.
 */
export type PushStatus = 'off' | 'connecting' | 'connected' | 'interrupted' | 'lost';

export interface PushState {
  readonly status: PushStatus;
  /** The last pushed balance with its monotonic time: a hint until the account is refetched. */
  readonly hint?: { readonly balance: string; readonly at: number };
  /** When something last moved the player's money, on the same clock: an account that was read before is out of date. */
  readonly movedAt?: number;
  /** Frames that were no message of the contract: many of them mean that the upstream has changed. */
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
    accountMoved: (state, { payload }: PayloadAction<number>): PushState => ({ ...state, movedAt: payload }),
    frameIgnored: (state): PushState => ({ ...state, ignored: state.ignored + 1 }),
    /** The player requests a retry. */
    pushRetryAsked: (state) => state,
  },
  extraReducers: (builder) => {
    // A hint belongs to its player.
    builder.addMatcher(isAnyOf(signedIn, signedOut), () => initialState);
  },
});

export const { accountMoved, pushStatusChanged, balancePushed, frameIgnored, pushRetryAsked } = pushSlice.actions;
