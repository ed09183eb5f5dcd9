import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `off`: nobody is signed in. `lost`: given up for now; the balance may be late until it is re-armed. */
export type PushStatus = 'off' | 'connecting' | 'connected' | 'lost';

export interface PushState {
  readonly status: PushStatus;
  /** The last pushed balance, and when it came on the page's monotonic clock: a hint until the account is re-read. */
  readonly hint?: { readonly balance: string; readonly at: number };
}

export const pushSlice = createSlice({
  name: 'push',
  initialState: { status: 'off' } as PushState,
  reducers: {
    pushStatusChanged: (state, { payload }: PayloadAction<PushStatus>): PushState =>
      payload === 'off' ? { status: 'off' } : { ...state, status: payload },
    balancePushed: (state, { payload }: PayloadAction<{ balance: string; at: number }>): PushState => ({
      ...state,
      hint: payload,
    }),
  },
});

export const { pushStatusChanged, balancePushed } = pushSlice.actions;
