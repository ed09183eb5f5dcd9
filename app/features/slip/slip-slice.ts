import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';
import { isSamePick, type SlipItem, type StoredSlip } from './slip-item.ts';

/** What the player made: picks, the passes that were chosen (none: the widest one), the stake as typed. */
export type SlipState = StoredSlip;

/** Matches in one slip (engine: the longest line has 15 legs). */
export const MATCHES_MOST = 15;

const initialState: SlipState = { items: [], passes: [], stake: '' };

export const slipSlice = createSlice({
  name: 'slip',
  initialState,
  reducers: {
    pickToggled: (state, { payload }: PayloadAction<SlipItem>) => {
      const kept = state.items.filter((item) => !isSamePick(item, payload));
      if (kept.length < state.items.length) return { ...state, items: kept };
      const matches = new Set([...state.items.map(({ matchId }) => matchId), payload.matchId]);
      if (matches.size <= MATCHES_MOST) state.items.push(payload);
      return state;
    },
    pickRemoved: (state, { payload }: PayloadAction<SlipItem>) => {
      state.items = state.items.filter((item) => !isSamePick(item, payload));
    },
    passToggled: (state, { payload }: PayloadAction<{ pass: string; chosen: readonly string[] }>) => {
      const { pass, chosen } = payload;
      state.passes = chosen.includes(pass) ? chosen.filter((other) => other !== pass) : [...chosen, pass];
    },
    stakeTyped: (state, { payload }: PayloadAction<string>) => {
      state.stake = payload;
    },
    oddsAccepted: (state, { payload }: PayloadAction<readonly SlipItem[]>) => {
      state.items = state.items.map((item) => payload.find((accepted) => isSamePick(accepted, item)) ?? item);
    },
    slipCleared: () => initialState,
    slipRestored: (_, { payload }: PayloadAction<StoredSlip>) => payload,
  },
});

export const { pickToggled, pickRemoved, passToggled, stakeTyped, oddsAccepted, slipCleared, slipRestored } =
  slipSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof slipSlice> {}
}

export const injectedSlip = slipSlice.injectInto(rootReducer);
