import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Bet } from '#contract/entities/bet.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { rootReducer } from '#app/store/store.ts';
import type { PendingBet } from './pending-bet.ts';

/**
 * Where the bet on its way stands. A bet has three outcomes: accepted, refused, unknown; `checking` is the unknown one,
 * and lasts until asking has made it certain. `neverPlaced`: certain that it does not exist.
 */
export type Placing =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' | 'checking'; readonly pending: PendingBet }
  | { readonly status: 'accepted'; readonly bet: Bet }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'neverPlaced' };

export const placingSlice = createSlice({
  name: 'placing',
  initialState: { status: 'idle' } as Placing,
  reducers: {
    betSubmitted: (_, { payload }: PayloadAction<PendingBet>): Placing => ({ status: 'sending', pending: payload }),
    betUnanswered: (_, { payload }: PayloadAction<PendingBet>): Placing => ({ status: 'checking', pending: payload }),
    betAccepted: (_, { payload }: PayloadAction<Bet>): Placing => ({ status: 'accepted', bet: payload }),
    betRefused: (_, { payload }: PayloadAction<ApiError>): Placing => ({ status: 'refused', error: payload }),
    betNeverPlaced: (): Placing => ({ status: 'neverPlaced' }),
    outcomeDismissed: (state): Placing =>
      state.status === 'sending' || state.status === 'checking' ? state : { status: 'idle' },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(signedIn, signedOut), (): Placing => ({ status: 'idle' }));
  },
});

export const { betSubmitted, betUnanswered, betAccepted, betRefused, betNeverPlaced, outcomeDismissed } =
  placingSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof placingSlice> {}
}

export const injectedPlacing = placingSlice.injectInto(rootReducer);

/** While a bet is on its way or being checked, the slip is locked. */
export const isLocked = (placing: Placing): boolean => placing.status === 'sending' || placing.status === 'checking';
