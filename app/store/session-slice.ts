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
  /**
   * Whose slip, stakes and favourites these are: the player's, and after an expired session still the last one's. What a guest has
   * belongs to no one, and goes with the first player who signs in.
   */
  readonly owner?: string | undefined;
  /** The server has ended the session while this page was open. */
  readonly isExpired?: true;
}

const initialState: SessionState = { number: 0 };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<Player>): SessionState => ({
      player: payload,
      number: state.number + 1,
      owner: payload.userId,
    }),
    tokensRefreshed: (state, { payload }: PayloadAction<{ token: string; freshToken: string }>): SessionState =>
      state.player === undefined ? state : { ...state, player: { ...state.player, ...payload } },
    signedOut: ({ number, owner }, { payload }: PayloadAction<{ because: SignOutCause }>): SessionState => ({
      number: number + 1,
      ...(payload.because === 'expired' && { owner, isExpired: true }),
    }),
    /** A page that was opened after the session had expired. */
    ownerRestored: (state, { payload }: PayloadAction<string>): SessionState => ({ ...state, owner: payload }),
    /** A player has left, or another one came than the last: what belonged to the last one goes. */
    handedOver: (state) => state,
  },
});

export const { signedIn, tokensRefreshed, signedOut, ownerRestored, handedOver } = sessionSlice.actions;
