import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { SportGame } from '#contract/entities/sport-game.ts';
import { Amount, Currency, Id } from '#contract/primitives.ts';
import type { Bet } from '#contract/entities/bet.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { moneyAccepted, moneyNeverDone, moneyRefused, moneySent, moneyUnanswered } from '#app/api/money/money-slice.ts';
import { rootReducer } from '#app/store/store.ts';

/** What is shown of a placed bet; the bet itself is in my bets. */
const Receipt = v.object({ betId: Id, stake: Amount, max: Amount, currency: Currency });
export type Receipt = v.InferOutput<typeof Receipt>;

/**
 * One bet of a press. Bets leave one after another, each under a key of its own; `waiting` ones have not left, and `notSent`
 * ones never did.
 */
const PlacedBet = v.object({
  key: v.pipe(v.string(), v.maxLength(64)),
  game: SportGame,
  /** `pickKey` of each pick. */
  picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)),
  /** The pick of a single bet in the words it was shown in; none for combined bets. */
  title: v.optional(v.pipe(v.string(), v.maxLength(400))),
  state: v.picklist(['waiting', 'sending', 'checking', 'accepted', 'refused', 'neverDone', 'notSent']),
  receipt: v.optional(Receipt),
});

/** Kept through a reload: what became of every bet of the last press, for the player who pressed. */
export const StoredPlacing = v.object({ userId: Id, bets: v.pipe(v.array(PlacedBet), v.maxLength(500)) });

export interface PlacedBet extends v.InferOutput<typeof PlacedBet> {
  /** Why it was refused; in words of the moment, so it is not kept. */
  readonly error?: ApiError;
}

export interface PlacingState {
  readonly userId?: string;
  /** Read from storage, and not held against the kept intents yet. */
  readonly isRestored?: boolean;
  readonly bets: readonly PlacedBet[];
}

const initialState: PlacingState = { bets: [] };

const changed = (state: PlacingState, key: string, change: Partial<PlacedBet>): PlacingState => ({
  ...state,
  bets: state.bets.map((bet) => (bet.key === key ? { ...bet, ...change } : bet)),
});

const receiptOf = (bet: Bet | undefined): { receipt?: Receipt } =>
  bet === undefined
    ? {}
    : { receipt: { betId: bet.bet_id, stake: bet.bet_amount, max: bet.max_payout, currency: bet.currency } };

export const placingSlice = createSlice({
  name: 'placing',
  initialState,
  reducers: {
    placingStarted: (_, { payload }: PayloadAction<v.InferOutput<typeof StoredPlacing>>): PlacingState => payload,
    /** Nothing more will leave: what waits stays on the slip. */
    placingEnded: (state): PlacingState => ({
      ...state,
      bets: state.bets.map((bet) => (bet.state === 'waiting' ? { ...bet, state: 'notSent' } : bet)),
    }),
    placingRestored: (_, { payload }: PayloadAction<v.InferOutput<typeof StoredPlacing>>): PlacingState => ({
      ...payload,
      isRestored: true,
    }),
    /** After a reload: what is not being asked about never left. */
    placingTakenUp: ({ isRestored: _, ...state }, { payload }: PayloadAction<readonly string[]>): PlacingState => ({
      ...state,
      bets: state.bets.map((bet) =>
        isUnderWay(bet) ? { ...bet, state: payload.includes(bet.key) ? 'checking' : 'notSent' } : bet,
      ),
    }),
    /** Seen: what is certain leaves the screen. */
    placingDismissed: (state): PlacingState => ({
      ...state,
      bets: state.bets.filter((bet) => bet.state === 'checking' || bet.state === 'sending' || bet.state === 'waiting'),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(moneySent, (state, { payload }) => changed(state, payload.key, { state: 'sending' }))
      .addCase(moneyUnanswered, (state, { payload }) => changed(state, payload.key, { state: 'checking' }))
      .addCase(moneyNeverDone, (state, { payload }) => changed(state, payload.key, { state: 'neverDone' }))
      .addCase(moneyRefused, (state, { payload }) =>
        changed(state, payload.key, { state: 'refused', error: payload.error }),
      )
      .addCase(moneyAccepted, (state, { payload }) =>
        changed(state, payload.key, { state: 'accepted', ...receiptOf(payload.receipt as Bet | undefined) }),
      );
  },
});

export const { placingStarted, placingEnded, placingRestored, placingTakenUp, placingDismissed } = placingSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof placingSlice> {}
}

export const injectedPlacing = placingSlice.injectInto(rootReducer);

export const isUnderWay = ({ state }: PlacedBet) => state === 'waiting' || state === 'sending' || state === 'checking';
