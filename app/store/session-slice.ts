import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Player {
  readonly token: string;
  readonly freshToken: string;
  readonly userId: string;
  readonly role: 2 | 3;
}

/** Why a session ended: the player signed out, or the server no longer accepts it. */
export type SignOutCause = 'left' | 'expired';

export interface SessionState {
  readonly player?: Player;
  /** Grows with every change of player: a call that began under another number is dropped. */
  readonly number: number;
}

const initialState: SessionState = { number: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<Player>): SessionState => ({
      player: payload,
      number: state.number + 1,
    }),
    tokensRefreshed: (state, { payload }: PayloadAction<{ token: string; freshToken: string }>): SessionState =>
      state.player === undefined ? state : { ...state, player: { ...state.player, ...payload } },
    signedOut: (state, _: PayloadAction<{ because: SignOutCause }>): SessionState => ({ number: state.number + 1 }),
  },
});

export const { signedIn, tokensRefreshed, signedOut } = sessionSlice.actions;
